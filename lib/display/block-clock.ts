import type { Chain } from '@/lib/provider';

/** The ends of the axis, in seconds between two blocks. */
const FROM = 0.1;
const TO = 600;
/** Ticks closer together than this, in percent of the axis, are stacked. */
const TICK_SHARE = 1;
const MAX_STACK = 17;
/** Flags alternate between levels, so that neighbouring labels do not overlap. */
const FLAG_LEVELS = 3;
/** Beyond this position, a flag points left, so that it stays within the axis. */
const FLIP_AT = 70;

/** Returns the position on the axis, 0 to 100, clamped to its ends. */
export function toClockPlace(seconds: number): number {
  const share = Math.log10(seconds / FROM) / Math.log10(TO / FROM);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

type Timed = { chain: Chain; seconds: number; x: number };

export type ClockTick = Timed & { family: string; level: number };

export type ClockFlag = Timed & { isLeft: boolean; level: number };

function toTicks(timed: readonly Timed[]): ClockTick[] {
  let stack = { x: -Infinity, size: 0 };
  return timed.flatMap((one) => {
    const { chain, x } = one;
    if (x - stack.x >= TICK_SHARE) stack = { x, size: 0 };
    const level = stack.size++;
    if (level > MAX_STACK) return [];
    const family = chain.facts?.family ?? 'other';
    return [{ ...one, family, level }];
  });
}

/**
 * Places chains by block time: a tick for each, and a flag for those in `keys`. Chains without a target time are left
 * out.
 */
export function getBlockClock(chains: readonly Chain[], keys: readonly string[]) {
  const lit = new Set(keys);
  const timed = chains
    .flatMap((chain): Timed[] => {
      const seconds = chain.facts?.blockTimeSeconds;
      return seconds ? [{ chain, seconds, x: toClockPlace(seconds) }] : [];
    })
    // A flagged chain goes to the bottom of its stack, where its flag ends.
    .sort((a, b) => a.x - b.x || Number(lit.has(b.chain.key)) - Number(lit.has(a.chain.key)));
  const flags = timed
    .filter(({ chain }) => lit.has(chain.key))
    .map(({ chain, seconds, x }, index): ClockFlag => ({
      chain,
      seconds,
      x,
      isLeft: x > FLIP_AT,
      level: index % FLAG_LEVELS,
    }));
  return { ticks: toTicks(timed), flags };
}

/** The labels of the axis, in seconds. */
export const CLOCK_MARKS = [FROM, 1, 10, 60, TO] as const;
