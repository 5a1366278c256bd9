import { getStrip } from '@/lib/display/history-strip';
import type { History } from '@/lib/history';
import { RANGE_NAMES, type Range } from '@/lib/history/buckets';

/** What is recorded of a chain: the mean of each range in percent, null where nothing was recorded. */
export type PublicHistory = {
  /** ISO time of the first check that was recorded of any chain; null before it. */
  recordingSince: string | null;
  meanPercent: Record<Range, string | null>;
};

/** The record of a chain as the site publishes it to machines. */
export function toPublicHistory(history: History, chain: string): PublicHistory {
  const { since } = history;
  return {
    recordingSince: since === null ? null : new Date(since).toISOString(),
    meanPercent: Object.fromEntries(
      RANGE_NAMES.map((range) => [range, getStrip(history, chain, range).mean]),
    ) as Record<Range, string | null>,
  };
}
