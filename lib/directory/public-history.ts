import { getStrip } from '@/lib/display/history-strip';
import type { History } from '@/lib/history';
import { RANGE_NAMES, type Range } from '@/lib/history/buckets';

/** A chain's record: the mean of each range in percent, null if nothing was recorded. */
export type PublicHistory = {
  /** ISO time of the first recorded check of any chain; null if there is none. */
  recordingSince: string | null;
  meanPercent: Record<Range, string | null>;
};

/** Returns a chain's record as published for machines. */
export function toPublicHistory(history: History, chain: string): PublicHistory {
  const { since } = history;
  return {
    recordingSince: since === null ? null : new Date(since).toISOString(),
    meanPercent: Object.fromEntries(
      RANGE_NAMES.map((range) => [range, getStrip(history, chain, range).mean]),
    ) as Record<Range, string | null>,
  };
}
