import { describe, expect, it } from 'vitest';
import { getRegionPlaces } from '@/lib/display/region-places';

describe('the places of regions', () => {
  it('places a region by its area, whatever number follows', () => {
    const [east, second] = getRegionPlaces(['us-east', 'us-east-2']);
    expect(second).toEqual({ ...east, region: 'us-east-2' });
  });

  it('leaves out regions of other names', () => {
    expect(getRegionPlaces(['rack-7', ''])).toEqual([]);
  });

  it('keeps west to the left of east, and north above south', () => {
    const [west, east, south] = getRegionPlaces(['us-west', 'us-east', 'sa-east']);
    expect(west?.x).toBeLessThan(east?.x ?? 0);
    expect(south?.y).toBeGreaterThan(east?.y ?? 0);
  });
});
