import { expect } from 'vitest';
import { createHistoryJournal } from '@/lib/history/journal';
import { createLease } from '@/lib/history/lease';
import { HOUR_MS } from '@/lib/history/periods';
import { DAY_MS } from '@/lib/utc-day';
import { describeHistories } from '../support/describe-histories';
import { MIDNIGHT, addChecks, describeIncident, toCheck, toChecks } from '../support/history';

const SPAN = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 1000 };

describeHistories('history', 'the history', (it) => {
  it('records each minute once, whichever process writes it', async ({ journal, open }) => {
    const check = toCheck(MIDNIGHT, {
      eth: { 'eu-central': 99_953, 'us-east': 100_000 },
      btc: {},
    });
    const rival = createHistoryJournal(await open());
    const added = await Promise.all([journal.addCheck(check), rival.addCheck(check)]);
    expect(added.sort()).toEqual([false, true]);
    expect(await journal.listChecks(SPAN)).toEqual([check]);
  });

  it('never mixes samples with measurements', async ({ database, journal, readAt }) => {
    await addChecks(database, toChecks([90_000]), 'sample');
    expect(await journal.listChecks(SPAN)).toEqual([]);
    expect((await readAt(MIDNIGHT)).checks).toBe(0);
  });

  it('lists open incidents first, and deletes old ones', async ({ journal }) => {
    const toIncident = (chain: string, startedAt: number, endedAt: number | null) => ({
      ...{ chain, region: 'us-east', startedAt, lastSeenAt: startedAt, endedAt },
      ...{ count: 3, total: 296_000, lowest: 98_000 },
    });
    const open = toIncident('eth', MIDNIGHT, null);
    await journal.saveIncidents([open, toIncident('btc', MIDNIGHT, MIDNIGHT + HOUR_MS)]);
    await journal.saveIncidents([{ ...open, count: 4 }]);
    const listed = await journal.listIncidents(0, 10);
    expect(listed.map(describeIncident)).toEqual([
      '00:00–open eth us-east 4',
      '00:00–01:00 btc us-east 3',
    ]);
    await journal.deleteIncidents(MIDNIGHT + DAY_MS);
    expect(await journal.listIncidents(0, 10)).toHaveLength(1);
    expect(await journal.listOpenIncidents()).toHaveLength(1);
  });

  it('gives the lease to one of many instances, and to another once it is over or released', async ({
    open,
  }) => {
    const toLease = async (holder: string) =>
      createLease(await open(), { name: 'recorder', holder, lengthMs: 1000 });
    const [one, two] = [await toLease('one'), await toLease('two')];
    const taken = await Promise.all([one.take(0), two.take(0)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [first, second] = taken[0] ? [one, two] : [two, one];
    expect(await first.take(900)).toBe(true);
    expect(await second.take(1800)).toBe(false);
    expect(await second.take(1900)).toBe(true);
    expect(await first.take(1950)).toBe(false);
    await second.release();
    expect(await first.take(1951)).toBe(true);
  });
});
