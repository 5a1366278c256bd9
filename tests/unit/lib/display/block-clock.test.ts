import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getBlockClock, toClockPlace } from '@/lib/display/block-clock';
import type { ChainFacts } from '@/lib/chains';
import { makeChain } from '../../../support/chains';

const [known] = CHAIN_FACTS;
const chain = (key: string, blockTimeSeconds: number | null) =>
  makeChain({ key, name: key, facts: { ...(known as ChainFacts), key, blockTimeSeconds } });

describe('the block clock', () => {
  it.each([
    [0.1, 0],
    [600, 100],
    [0.001, 0],
    [86_400, 100],
  ])('places %d seconds at %d', (seconds, x) => {
    expect(toClockPlace(seconds)).toBe(x);
  });

  it('stacks chains with similar times, the named one at the bottom', () => {
    const { ticks } = getBlockClock([chain('a', 12), chain('b', 12), chain('c', 60)], ['b']);
    expect(ticks.map(({ chain: { key }, level }) => [key, level])).toEqual([
      ['b', 0],
      ['a', 1],
      ['c', 0],
    ]);
  });

  it('names chains by time, and points to the left near the end of the axis', () => {
    const { flags } = getBlockClock([chain('slow', 600), chain('fast', 1)], ['slow', 'fast']);
    expect(flags.map(({ chain: { key }, isLeft, level }) => [key, isLeft, level])).toEqual([
      ['fast', false, 0],
      ['slow', true, 1],
    ]);
  });
});
