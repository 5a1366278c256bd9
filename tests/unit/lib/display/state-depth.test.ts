import { describe, expect, it } from 'vitest';
import { GENESIS_AGE, toAgePlace } from '@/lib/display/state-depth';

describe('the place of a block on the scale of age', () => {
  it.each([
    ['genesis', GENESIS_AGE, 0],
    ['the newest block', 1, 100],
    ['what is older than the scale', GENESIS_AGE * 10, 0],
    ['what is newer than the newest', 0, 100],
  ])('of %s', (_, blocks, place) => {
    expect(toAgePlace(blocks)).toBe(place);
  });

  it('moves equally for each tenfold age', () => {
    const step = toAgePlace(10) - toAgePlace(100);
    expect(toAgePlace(1000) - toAgePlace(10_000)).toBeCloseTo(step, 0);
  });
});
