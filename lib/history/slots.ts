import { DAY_MS, HOUR_MS, MINUTE_MS, toSlot } from './periods';
import { addStats } from './stats';
import type { Stats } from './types';

/** What a strip can show: its number of slots and how long each is. */
export const RANGES = {
  '24h': { lengthMs: 30 * MINUTE_MS, count: 48 },
  '30d': { lengthMs: 12 * HOUR_MS, count: 60 },
  '90d': { lengthMs: DAY_MS, count: 90 },
} as const;

export type Range = keyof typeof RANGES;
export const RANGE_NAMES = ['24h', '30d', '90d'] as const satisfies readonly Range[];

/** Readings by the start of their slot; a slot without any is absent. */
export type Slots = ReadonlyMap<number, Stats>;

/** Start of the first slot of a range that ends with the current slot. */
export const getFirstSlot = (range: Range, now: number): number => {
  const { lengthMs, count } = RANGES[range];
  return toSlot(now, lengthMs) - (count - 1) * lengthMs;
};

/** Collects readings into the slots of one range. */
export function createSlots(range: Range) {
  const slots = new Map<number, Stats>();
  return {
    slots: slots as Slots,
    add(time: number, stats: Stats) {
      const start = toSlot(time, RANGES[range].lengthMs);
      const known: Stats = slots.get(start) ?? new Map();
      slots.set(start, known);
      addStats(known, stats);
    },
    /** Drops what is older than the range. */
    prune(now: number) {
      const first = getFirstSlot(range, now);
      for (const start of slots.keys()) if (start < first) slots.delete(start);
    },
  };
}
