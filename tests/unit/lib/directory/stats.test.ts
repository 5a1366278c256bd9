import { describe, expect, it } from 'vitest';
import { getQuotedStat, toStat, type StatWindow } from '@/lib/directory/stats';
import { formatStatQuote } from '@/lib/display/stat-quote';
import { toEmptyHistory, type History } from '@/lib/history';
import { createBuckets } from '@/lib/history/buckets';
import { getMessages } from '@/lib/i18n/messages';
import { DAY_MS } from '@/lib/utc-day';
import { CHECKED_AT, makeChain } from '../../../support/chains';
import { MIDNIGHT } from '../../../support/history';

const ORIGIN = 'https://www.nodewell.example';
const NOON = MIDNIGHT + DAY_MS / 2;
const regions = [
  { region: 'eu', percent: '99.900' },
  { region: 'us', percent: '99.980' },
];
const chain = makeChain({ regions, measuredAt: CHECKED_AT, availabilityPercent: '99.94' });

/** Days before midnight, the latest first, each of ten readings; then a bad half day that is not over. */
function makeDays(...percents: number[]): History {
  const days = createBuckets('90d');
  const add = (time: number, value: number) =>
    days.add(
      time,
      new Map([['eth', new Map([['eu', { count: 10, total: 10 * value, lowest: value }]])]]),
    );
  percents.forEach((percent, index) => add(MIDNIGHT - (index + 1) * DAY_MS, percent * 1000));
  add(MIDNIGHT, 50_000);
  const empty = toEmptyHistory(NOON);
  return {
    ...empty,
    since: MIDNIGHT - percents.length * DAY_MS,
    buckets: { ...empty.buckets, '90d': days.buckets },
  };
}

const read = (window: StatWindow, history: History) =>
  toStat(chain, { window, history, origin: ORIGIN });

describe('a figure', () => {
  const history = makeDays(99.9, 99.8, 99.7);

  it('of days has whole ones alone, with their bounds and the number of readings', () => {
    expect(read('1d', history)).toMatchObject({
      id: 'availability.eth.1d',
      value: '99.90',
      samples: 10,
      window: { from: '2025-12-31T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' },
    });
    expect(read('7d', history)).toMatchObject({ value: '99.80', samples: 30, source: 'live' });
  });

  it('of the latest check has the time of that check', () => {
    expect(read('latest', history)).toMatchObject({
      value: '99.94',
      samples: 2,
      window: { from: CHECKED_AT, to: CHECKED_AT },
    });
  });

  it('that nobody measured has no value', () => {
    expect(read('30d', toEmptyHistory(NOON))).toMatchObject({ value: null, samples: 0 });
    const unmeasured = toStat(makeChain(), { window: 'latest', history, origin: ORIGIN });
    expect(unmeasured).toMatchObject({ value: null, source: 'default', window: null });
  });
});

describe('a quote', () => {
  const quote = (history: History, one = chain) => {
    const stat = getQuotedStat(one, history, ORIGIN);
    return stat && formatStatQuote(stat, getMessages('en'), 'en');
  };

  it('is of a month once that is recorded, before that of the latest check', () => {
    const month = quote(makeDays(...Array<number>(30).fill(99.9)));
    expect(month).toContain('99.90%');
    expect(month).toContain('2025-12-02 to 2025-12-31');
    expect(month).toContain(`${ORIGIN}/api/stat/availability.eth.30d`);
    expect(quote(makeDays(99.9))).toContain('.eth.latest');
  });

  it('says that a sample is one, and quotes nothing that was not measured', () => {
    const sample = makeChain({ regions, reading: 'sample' });
    expect(quote(toEmptyHistory(NOON), sample)).toContain('not a measurement');
    expect(quote(toEmptyHistory(NOON), makeChain())).toBeNull();
  });
});
