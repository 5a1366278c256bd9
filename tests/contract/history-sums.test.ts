import { expect } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@/lib/history/periods';
import { createHistoryReader } from '@/lib/history/reader';
import { rollUp } from '@/lib/history/recorder';
import { DAY_MS } from '@/lib/utc-day';
import { describeHistories } from '../support/describe-histories';
import { MIDNIGHT, addChecks, toChecks } from '../support/history';

const SPAN = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 1000 };
const HOUR = Array.from({ length: 60 }, () => 99_990);

describeHistories('history_sums', 'sums of the history', (it) => {
  it('summarizes finished hours and days, and keeps what is still needed', async ({
    database,
    journal,
  }) => {
    await addChecks(database, [...toChecks(HOUR), ...toChecks(HOUR, MIDNIGHT + 5 * HOUR_MS)]);
    await rollUp(journal, MIDNIGHT + 5 * HOUR_MS + 30 * MINUTE_MS);
    expect((await journal.listSummaries('hour', SPAN)).map(({ startedAt }) => startedAt)).toEqual([
      MIDNIGHT,
    ]);
    await rollUp(journal, MIDNIGHT + DAY_MS);
    await rollUp(journal, MIDNIGHT + DAY_MS);
    const [day, ...more] = await journal.listSummaries('day', SPAN);
    expect(more).toEqual([]);
    expect(day).toMatchObject({ startedAt: MIDNIGHT, checks: 120 });
    expect(day?.stats.get('eth')?.get('eu-central')).toEqual({
      count: 120,
      total: 120 * 99_990,
      lowest: 99_990,
    });
    await rollUp(journal, MIDNIGHT + 4 * DAY_MS);
    expect(await journal.listChecks(SPAN)).toEqual([]);
    expect(await journal.count()).toEqual({ checks: 120, since: MIDNIGHT });
  });

  it('shows the same history after a restart as before', async ({ database, journal, readAt }) => {
    const minutes = Array.from({ length: 50 * 60 }, (_, index) =>
      index % 90 === 0 ? null : 99_990,
    );
    const end = MIDNIGHT + minutes.length * MINUTE_MS;
    await addChecks(database, toChecks(minutes));
    const before = await readAt(end);
    await rollUp(journal, end);
    const after = await readAt(end);
    const count = minutes.filter((value) => value !== null).length;
    expect([before.checks, after.checks]).toEqual([count, count]);
    expect([...after.buckets['24h']]).toEqual([...before.buckets['24h']]);
    const [day] = [...after.buckets['90d'].values()];
    expect(day?.get('eth')?.get('eu-central')?.count).toBe(24 * 60 - 16);
  });

  it('adds new checks without counting any twice, across the end of an hour', async ({
    database,
    journal,
  }) => {
    let now = MIDNIGHT + 58 * MINUTE_MS;
    const reader = createHistoryReader({
      getJournal: async () => journal,
      now: () => now,
    });
    await addChecks(database, toChecks(HOUR.slice(0, 58)));
    expect((await reader.get()).checks).toBe(58);
    for (; now < MIDNIGHT + 65 * MINUTE_MS; now += MINUTE_MS) {
      await addChecks(database, toChecks([99_000], now));
      await rollUp(journal, now);
      await reader.get();
    }
    const { checks, buckets } = await reader.get();
    expect(checks).toBe(65);
    const [day] = [...buckets['90d'].values()];
    expect(day?.get('eth')?.get('eu-central')).toMatchObject({ count: 65, lowest: 99_000 });
  });
});
