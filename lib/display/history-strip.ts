import { DAY_MS } from '@/lib/history/periods';
import {
  RANGES,
  RANGE_NAMES,
  getFirstBucket,
  type Range,
  type Buckets,
} from '@/lib/history/buckets';
import type { History } from '@/lib/history';
import type { Stat } from '@/lib/history/types';
import { toLevel, type Level } from './levels';

/** Buckets that follow each other at one level, from one to another (exclusive); null where nothing was recorded. */
export type StripRun = { level: Level | null; from: number; to: number };

export type Strip = {
  range: Range;
  count: number;
  runs: StripRun[];
  /** Mean of everything recorded in the range, in percent, cut after two decimals; null when nothing was. */
  mean: string | null;
};

/** The mean of readings in thousandths of a percent, cut after two decimals of a percent. */
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

/** A chain's past over one range, in buckets that end with the current one. */
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

/** The range to show first: the longest that a history of this age fills well. */
export function getDefaultRange({ since, readAt }: History): Range {
  const age = since === null ? 0 : readAt - since;
  if (age < 7 * DAY_MS) return '24h';
  return age < 60 * DAY_MS ? '30d' : '90d';
}
