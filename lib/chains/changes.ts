import type { Locale } from '@/lib/i18n/locales';
import stored from './changes.json';

/** What can happen to a chain, an interface or a client, as the change log names it. */
export const CHANGE_KINDS = [
  'added',
  'renamed',
  'changed',
  'deprecated',
  'retired',
  'maintenance',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

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
};

/** Latest first; within a year, dates without a month come last. */
export const byDate = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date);

/** Every known change to the chains, latest first. */
export const CHAIN_CHANGES: readonly ChainChange[] = (stored as ChainChange[]).toSorted(byDate);

export const getChainChanges = (chain: string): readonly ChainChange[] =>
  CHAIN_CHANGES.filter((change) => change.chain === chain);

/** True for a change that callers have to act on. */
export const isWarning = (kind: ChangeKind): boolean => kind === 'deprecated' || kind === 'retired';

/** True for a date that the change log can show and sort. */
export const isChangeDate = (text: string): boolean =>
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text);
