import { DAY_MS } from '@/lib/utc-day';
import { HOUR_MS, MINUTE_MS, toBucketStart } from './periods';
import { addStats } from './stats';
import type { Stats } from './types';

/** Number and length of the buckets in a strip. */
export const RANGES = {
  '24h': { lengthMs: 30 * MINUTE_MS, count: 48 },
  '30d': { lengthMs: 12 * HOUR_MS, count: 60 },
  '90d': { lengthMs: DAY_MS, count: 90 },
} as const;

export type Range = keyof typeof RANGES;
export const RANGE_NAMES = ['24h', '30d', '90d'] as const satisfies readonly Range[];

/** Readings by the start of their bucket; empty buckets are absent. */
export type Buckets = ReadonlyMap<number, Stats>;

/** Start of the first bucket of a range that ends with the current bucket. */
export const getFirstBucket = (range: Range, now: number): number => {
  const { lengthMs, count } = RANGES[range];
  return toBucketStart(now, lengthMs) - (count - 1) * lengthMs;
};

/** Start of the first bucket that is kept: while the current one runs, as many whole ones lie before it. */
export const getFirstKept = (range: Range, now: number): number =>
  getFirstBucket(range, now) - RANGES[range].lengthMs;

/** Collects readings into the buckets of one range. */
export function createBuckets(range: Range) {
  const buckets = new Map<number, Stats>();
  return {
    buckets: buckets as Buckets,
    add(time: number, stats: Stats) {
      if (stats.size === 0) return;
      const start = toBucketStart(time, RANGES[range].lengthMs);
      const known: Stats = buckets.get(start) ?? new Map();
      buckets.set(start, known);
      addStats(known, stats);
    },
    /** Drops buckets older than the range, and than the whole days that figures are quoted of. */
    prune(now: number) {
      const first = getFirstKept(range, now);
      for (const start of buckets.keys()) if (start < first) buckets.delete(start);
    },
  };
}
