import { expect, it } from 'vitest';
import { createBuckets } from '@/lib/history/buckets';
import { toStats } from '@/lib/history/stats';

const toCheck = (takenAt: number, regions: readonly string[]) => ({
  takenAt,
  readings: new Map([['eth', new Map(regions.map((region) => [region, 99_950]))]]),
});

it('a bucket keeps the first regions of a chain, even if later checks have other names', () => {
  const day = createBuckets('24h');
  const add = (time: number, regions: readonly string[]) =>
    day.add(time, toStats(toCheck(time, regions)));
  add(0, ['eu', 'us']);
  for (let time = 1; time < 100; time += 1) add(time, [`a${time}`, `b${time}`, 'eu']);
  const byRegion = day.buckets.get(0)?.get('eth');
  expect(byRegion?.size).toBe(16);
  expect(byRegion?.get('eu')?.count).toBe(100);
  expect(byRegion?.get('us')?.count).toBe(1);
});
