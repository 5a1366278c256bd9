import { describe, expect, it } from 'vitest';
import { readCellReading, UNKNOWN, writeCellReading } from '@/lib/display/cell-reading';
import { getCellReading, getSlotLevels, getSlots } from '@/lib/display/region-slots';
import { makeChain } from '../../../support/chains';

const regions = [
  { region: 'us', percent: '99.600' },
  { region: 'eu', percent: '99.990' },
];
const chain = makeChain({ availabilityPercent: '99.79', reading: 'live', regions });

describe('a cell of the grid', () => {
  it('has room for four regions', () => {
    expect(getSlots({ regions: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says the level of each slot, and nothing of a slot without its region', () => {
    expect(getSlotLevels(chain, ['eu', 'ap', 'us'])).toBe('a-high c-middle');
  });

  it('reads out what is known, and a dash for the rest', () => {
    const reading = getCellReading(chain, ['eu', 'ap'], 'en');
    expect(reading).toMatchObject({ mean: '99.79', blockTime: UNKNOWN });
    expect(reading.regions).toEqual(['99.990', UNKNOWN]);
  });

  it('never reads out the default as a figure', () => {
    expect(getCellReading(makeChain(), [], 'en').mean).toBe(UNKNOWN);
  });

  it('is read as it was written', () => {
    const reading = getCellReading(chain, ['eu', 'us'], 'en');
    expect(readCellReading(writeCellReading(reading))).toEqual(reading);
  });
});
