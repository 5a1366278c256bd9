import { describe, expect, it } from 'vitest';
import { getRegionPlot } from '@/lib/display/region-plot';
import { makeChain } from '../../../support/chains';

const SLOTS = ['eu', 'us'];
const chain = (key: string, ...percents: string[]) =>
  makeChain({
    key,
    reading: 'live',
    regions: percents.map((percent, index) => ({ region: SLOTS[index] ?? `r${index}`, percent })),
  });

describe('the plot of regions', () => {
  it('lists chains with a weak region, lowest mean first, and the others separately', () => {
    const plot = getRegionPlot(
      [chain('a', '99.900', '99.990'), chain('b', '99.960'), chain('c', '98.000', '99.990')],
      SLOTS,
    );
    expect(plot.weak.map((row) => row.chain.key)).toEqual(['c', 'a']);
    expect(plot.good.map((row) => row.chain.key)).toEqual(['b']);
    expect(plot.weak[0]?.weakest).toMatchObject({ region: 'eu', percent: '98.000', x: 0 });
  });

  it('lists chains without readings but plots none of them', () => {
    const { weak, good, unmeasured } = getRegionPlot([makeChain({ key: 'x' })], SLOTS);
    expect([weak, good]).toEqual([[], []]);
    expect(unmeasured.map(({ key }) => key)).toEqual(['x']);
  });
});
