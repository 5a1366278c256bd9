import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '@/lib/display/cell-reading';
import { getCellReading, getSlotLevels } from '@/lib/display/region-slots';
import { makeChain } from '../../../support/chains';

const regions = [
  { region: 'us', percent: '99.600' },
  { region: 'eu', percent: '99.990' },
];
const chain = makeChain({ availabilityPercent: '99.79', reading: 'live', regions });

describe('a cell of the grid', () => {
  it('gives the level of each slot, and nothing for a slot without its region', () => {
    expect(getSlotLevels(chain, ['eu', 'ap', 'us'])).toBe('a-high c-middle');
  });

  it('shows what is known, and a dash for the rest', () => {
    const reading = getCellReading(chain, ['eu', 'ap'], 'en');
    expect(reading).toMatchObject({ mean: '99.79', blockTime: UNKNOWN });
    expect(reading.regions).toEqual(['99.990', UNKNOWN]);
  });

  it('never shows the default as a figure', () => {
    expect(getCellReading(makeChain(), [], 'en').mean).toBe(UNKNOWN);
  });
});
