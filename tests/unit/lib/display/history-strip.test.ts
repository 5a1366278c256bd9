import { describe, expect, it } from 'vitest';
import { getDefaultRange, getStrip, getStrips } from '@/lib/display/history-strip';
import { toEmptyHistory } from '@/lib/history';
import { HOUR_MS, MINUTE_MS } from '@/lib/history/periods';
import { createBuckets } from '@/lib/history/buckets';
import { toStats } from '@/lib/history/stats';
import { DAY_MS } from '@/lib/utc-day';
import { MIDNIGHT, makeHistory, toCheck } from '../../../support/history';

/** Draws checks of one region as a 24-hour strip, read at midnight plus 24 hours. */
function draw(values: readonly [minute: number, value: number][]) {
  const day = createBuckets('24h');
  for (const [minute, value] of values) {
    const time = MIDNIGHT + minute * MINUTE_MS;
    day.add(time, toStats(toCheck(time, { eth: { 'eu-central': value } })));
  }
  const readAt = MIDNIGHT + DAY_MS - 1;
  const empty = toEmptyHistory(readAt);
  return getStrip({ ...empty, buckets: { ...empty.buckets, '24h': day.buckets } }, 'eth', '24h');
}

describe('a strip', () => {
  it('merges buckets of one level, and leaves gaps where nothing was recorded', () => {
    const { runs, count } = draw([
      [0, 99_990],
      [30, 99_960],
      [60, 99_600],
      [120, 99_000],
      [125, 98_000],
    ]);
    expect(count).toBe(48);
    expect(runs).toEqual([
      { level: 'high', from: 0, to: 2 },
      { level: 'middle', from: 2, to: 3 },
      { level: null, from: 3, to: 4 },
      { level: 'low', from: 4, to: 5 },
      { level: null, from: 5, to: 48 },
    ]);
  });

  it('truncates its mean, and never rounds a bucket up into the next level', () => {
    const { mean, runs } = draw([
      [0, 99_949],
      [1, 99_950],
    ]);
    expect(mean).toBe('99.94');
    expect(runs[0]?.level).toBe('middle');
  });

  it('is a single gap for a chain without a record', () => {
    for (const { runs, mean, count } of getStrips(toEmptyHistory(), 'eth')) {
      expect(runs).toEqual([{ level: null, from: 0, to: count }]);
      expect(mean).toBeNull();
    }
  });

  it('ends with the current bucket in each range', () => {
    for (const { runs, count } of getStrips(makeHistory('eth'), 'eth')) {
      expect(runs.at(-1)).toMatchObject({ level: 'low', to: count });
    }
  });
});

it('starts with the longest range that the history fills well', () => {
  const at = (age: number) => getDefaultRange({ ...toEmptyHistory(age), since: 0 });
  expect([HOUR_MS, 8 * DAY_MS, 61 * DAY_MS].map(at)).toEqual(['24h', '30d', '90d']);
  expect(getDefaultRange(toEmptyHistory())).toBe('24h');
});
