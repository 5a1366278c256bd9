import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Plan } from '@/lib/provider';
import type { LimitField, LimitRow } from '@/lib/provider/limit-fields';
import { findPaidPlan, getLimitText } from '../limits';
import { getPlanName } from '../plan-name';
import { toTexts, type ComparisonSection, type Context } from './rows';

/** What differs from chain to chain. */
const FIELDS: readonly LimitField[] = [
  ...(['log_range', 'log_results', 'timeout', 'archive_depth', 'tracers'] as const),
  ...(['ws_subscriptions', 'client', 'regions'] as const),
];

export type LimitFacts = { limits: readonly LimitRow[]; plans: readonly Plan[] };

/** Compares the stated limits of chains on the first paid plan; no rows if none is stated. */
export function getLimitSection(
  { chains, locale, messages }: Context,
  { limits, plans }: LimitFacts,
): ComparisonSection {
  const labels = getLimitMessages(locale);
  const plan = findPaidPlan(plans);
  const rows = FIELDS.flatMap((field) => {
    const texts = chains.map(({ key }) =>
      getLimitText(limits, field, { chain: key, ...(plan && { plan: plan.id }) }, locale),
    );
    return texts.some((text) => text !== null)
      ? [
          toTexts(
            labels.fields[field],
            texts.map((text) => text ?? labels.notStated),
          ),
        ]
      : [];
  });
  const name = plan ? getPlanName(plan, messages) : '';
  return { title: formatMessage(labels.onPlan, { plan: name }), rows };
}
