import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import { getLimitMessages, type LimitMessages } from '@/lib/i18n/limit-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { LIMIT_UNITS } from '@/lib/limits/groups';
import { findLimit } from '@/lib/limits/resolve';
import type { Plan } from '@/lib/provider';
import type { LimitField, LimitRow, LimitScope } from '@/lib/provider/limit-fields';
import { joinNames } from './chain-facts';
import { getPlanName } from './plan-name';
import { getRegionName } from './region-names';

/** What follows a number in every language. */
const SUFFIXES: Readonly<Record<string, string>> = {
  kib: ' KiB',
  seconds: ' s',
  units: ' CU',
  percent: '%',
};

/** KiB in a MiB. */
const MEBI = 1024;

/** A limit with its value in words. */
export type LimitView = LimitRow & { text: string };

function toText({ field, value }: LimitRow, locale: Locale, labels: LimitMessages): string {
  if (value === null) return labels.noLimit;
  const unit = LIMIT_UNITS[field];
  if (typeof value === 'number') {
    const isMebi = unit === 'kib' && value % MEBI === 0;
    const count = formatNumber(isMebi ? value / MEBI : value, locale);
    if (unit === 'blocks') return formatMessage(labels.units.blocks, { count });
    return count + (isMebi ? ' MiB' : ((unit && SUFFIXES[unit]) ?? ''));
  }
  const words: Record<string, string> = labels.words;
  const messages = getMessages(locale);
  const parts = value
    .split(/,\s*/)
    .map((part) => (field === 'regions' ? getRegionName(part, messages) : (words[part] ?? part)));
  return joinNames(parts, locale);
}

/** Adds the value in words to each row. */
export const toLimitViews = (rows: readonly LimitRow[], locale: Locale): LimitView[] =>
  rows.map((row) => ({ ...row, text: toText(row, locale, getLimitMessages(locale)) }));

/** Returns a limit in words for a target; null if it is not stated. */
export function getLimitText(
  rows: readonly LimitRow[],
  field: LimitField,
  target: LimitScope,
  locale: Locale,
): string | null {
  const row = findLimit(rows, field, target);
  return row && toText(row, locale, getLimitMessages(locale));
}

export type PlanColumn = { id: string; name: string };

export const toPlanColumns = (plans: readonly Plan[], locale: Locale): PlanColumn[] =>
  plans.map((plan) => ({ id: plan.id, name: getPlanName(plan, getMessages(locale)) }));

/** Returns the first plan of each kind, for tables with little room. */
export function pickPlans(plans: readonly Plan[]): Plan[] {
  const kinds = new Set<string>();
  return plans.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}

/** Returns the first plan for shared nodes that costs something. */
export const findPaidPlan = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ kind }) => kind === 'unlimited' || kind === 'compute-units');
