import type { Locale } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/utc-day';
import type { ChangeKind } from './change-kinds';
import stored from './changes.json';

/** `date` is a year, a month or a day: `2026`, `2026-05`, `2026-05-14`. */
export type ChainChange = {
  chain: string;
  date: string;
  kind: ChangeKind;
  text: Readonly<Record<Locale, string>>;
  /** Where it was announced; null if no public page says so. */
  source: string | null;
  /** When maintenance starts and ends, as ISO times; other changes have none. */
  window?: { startsAt: string; endsAt: string } | undefined;
  /** The day of the entry, such as `2026-05-14`; required for what is still to come. */
  entered?: string | undefined;
};

/** Latest first; within a year, dates without a month come last. */
export const byDate = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date);

/** Every known change to the chains, latest first. */
export const CHAIN_CHANGES: readonly ChainChange[] = (stored as ChainChange[]).toSorted(byDate);

export const getChainChanges = (chain: string): readonly ChainChange[] =>
  CHAIN_CHANGES.filter((change) => change.chain === chain);

/** Returns how many days before a change it was entered; null if that was later, or one of the days is not known. */
export function getNoticeDays({
  date,
  window,
  entered = '',
}: Pick<ChainChange, 'date' | 'window' | 'entered'>): number | null {
  const effect = Date.parse(window?.startsAt.slice(0, 10) ?? (date.length === 10 ? date : ''));
  const days = (effect - Date.parse(entered)) / DAY_MS;
  return days > 0 ? days : null;
}

/** True for a date that the change log can show and sort. */
export const isChangeDate = (text: string): boolean =>
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text);
