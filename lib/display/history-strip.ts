import {
  RANGES,
  RANGE_NAMES,
  getFirstBucket,
  type Range,
  type Buckets,
} from '@/lib/history/buckets';
import type { History } from '@/lib/history';
import type { Stat } from '@/lib/history/types';
import { DAY_MS } from '@/lib/utc-day';
import { toLevel, type Level } from './levels';

/** Consecutive buckets at one level, from `from` to `to` (exclusive); null if nothing was recorded. */
export type StripRun = { level: Level | null; from: number; to: number };

export type Strip = {
  range: Range;
  count: number;
  runs: StripRun[];
  /** Mean of everything recorded in the range, in percent, truncated to two decimals; null if nothing was. */
  mean: string | null;
};

/** Returns the mean of readings in thousandths of a percent, as a percentage truncated to two decimals. */
export function toMeanPercent(stats: readonly Stat[]): string | null {
  const count = stats.reduce((sum, stat) => sum + stat.count, 0);
  if (count === 0) return null;
  const total = stats.reduce((sum, stat) => sum + stat.total, 0);
  return (Math.floor(total / count / 10) / 100).toFixed(2);
}

const listStats = (buckets: Buckets, start: number, chain: string): Stat[] => [
  ...(buckets.get(start)?.get(chain)?.values() ?? []),
];

function toRuns(levels: readonly (Level | null)[]): StripRun[] {
  const runs: StripRun[] = [];
  levels.forEach((level, index) => {
    const last = runs.at(-1);
    if (last?.level === level) last.to = index + 1;
    else runs.push({ level, from: index, to: index + 1 });
  });
  return runs;
}

/** Returns a chain's history over one range, in buckets that end with the current one. */
export function getStrip({ buckets, readAt }: History, chain: string, range: Range): Strip {
  const { count, lengthMs } = RANGES[range];
  const first = getFirstBucket(range, readAt);
  const byBucket = Array.from({ length: count }, (_, index) =>
    listStats(buckets[range], first + index * lengthMs, chain),
  );
  const levels = byBucket.map((stats) => {
    const mean = toMeanPercent(stats);
    return mean === null ? null : toLevel(mean);
  });
  return { range, count, runs: toRuns(levels), mean: toMeanPercent(byBucket.flat()) };
}

export const getStrips = (history: History, chain: string): Strip[] =>
  RANGE_NAMES.map((range) => getStrip(history, chain, range));

/** Returns the initial range: the longest one that a history of this age fills well. */
export function getDefaultRange({ since, readAt }: History): Range {
  const age = since === null ? 0 : readAt - since;
  if (age < 7 * DAY_MS) return '24h';
  return age < 60 * DAY_MS ? '30d' : '90d';
}
