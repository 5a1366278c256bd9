import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/types';
import { createHistoryJournal, type HistoryJournal } from '@/lib/history/journal';
import { createLease } from '@/lib/history/lease';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/history/periods';
import { createHistoryReader } from '@/lib/history/reader';
import { rollUp } from '@/lib/history/roll-up';
import { MIDNIGHT, addChecks, describeIncident, toCheck, toChecks } from '../support/history';
import { STORES, type JournalStore } from '../support/journal-stores';

const SPAN = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 1000 };
const HOUR = Array.from({ length: 60 }, () => 99_990);

for (const { name, make, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`the history in ${name}`, () => {
    let store: JournalStore;
    let opened: Database[] = [];
    let database: Database;
    let journal: HistoryJournal;

    const open = async () => {
      const another = await openDatabase(store.url);
      opened.push(another);
      return another;
    };
    const readAt = (now: number) =>
      createHistoryReader('live', { getJournal: async () => journal, now: () => now }).get();

    beforeAll(() => void (store = make('history')));
    afterAll(() => store.remove());
    beforeEach(async () => {
      await store.empty();
      database = await open();
      journal = createHistoryJournal(database, 'live');
    });
    afterEach(async () => {
      await Promise.all(opened.map(({ close }) => close()));
      opened = [];
    });

    it('takes each minute once, whoever writes it', async () => {
      const check = toCheck(MIDNIGHT, {
        eth: { 'eu-central': 99_953, 'us-east': 100_000 },
        btc: {},
      });
      const rival = createHistoryJournal(await open(), 'live');
      const added = await Promise.all([journal.addCheck(check), rival.addCheck(check)]);
      expect(added.sort()).toEqual([false, true]);
      expect(await journal.listChecks(SPAN)).toEqual([check]);
    });

    it('never mixes samples with measurements', async () => {
      await addChecks(database, toChecks([90_000]), 'sample');
      expect(await journal.listChecks(SPAN)).toEqual([]);
      expect((await readAt(MIDNIGHT)).checks).toBe(0);
    });

    it('sums up hours and days once they are over, and keeps what is still needed', async () => {
      await addChecks(database, [...toChecks(HOUR), ...toChecks(HOUR, MIDNIGHT + 5 * HOUR_MS)]);
      await rollUp(journal, MIDNIGHT + 5 * HOUR_MS + 30 * MINUTE_MS);
      expect((await journal.listSummaries('hour', SPAN)).map(({ startedAt }) => startedAt)).toEqual(
        [MIDNIGHT],
      );
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

    it('sums up again what a clock that ran ahead had ended before its time', async () => {
      for (let hour = 0; hour < 24; hour += 1) {
        const start = MIDNIGHT + hour * HOUR_MS;
        await addChecks(database, toChecks(HOUR.slice(0, 30), start));
        // Four hours ahead, for a moment.
        if (hour === 20) await rollUp(journal, start + 4.5 * HOUR_MS);
        await addChecks(database, toChecks([50_000], start + 30 * MINUTE_MS));
        await rollUp(journal, start + 31 * MINUTE_MS);
      }
      await rollUp(journal, MIDNIGHT + DAY_MS + MINUTE_MS);
      const hours = await journal.listSummaries('hour', SPAN);
      expect(hours.map(({ checks }) => checks)).toEqual(Array.from({ length: 24 }, () => 31));
      const [day] = await journal.listSummaries('day', SPAN);
      expect(day?.checks).toBe(24 * 31);
      expect(day?.stats.get('eth')?.get('eu-central')).toMatchObject({ lowest: 50_000 });
    });

    it('reads the same in every process, even after a clock ran ahead', async () => {
      let now = MIDNIGHT;
      const open = () =>
        createHistoryReader('live', { getJournal: async () => journal, now: () => now });
      const readers = [open()];
      const getCounts = () =>
        Promise.all(
          readers.map(async (reader) => {
            const day = (await reader.get()).buckets['90d'].get(MIDNIGHT);
            return day?.get('eth')?.get('eu-central')?.count;
          }),
        );
      for (let hour = 0; hour < 24; hour += 1) {
        const start = MIDNIGHT + hour * HOUR_MS;
        await addChecks(database, toChecks(HOUR.slice(0, 30), start));
        now = start + 30 * MINUTE_MS;
        if (hour === 20) {
          now += 4 * HOUR_MS;
          await rollUp(journal, now);
          readers.push(open());
          await getCounts();
          now = start + 31 * MINUTE_MS;
          readers.push(open());
        }
        await rollUp(journal, now);
        const count = (hour + 1) * 30;
        expect(await getCounts()).toEqual(readers.map(() => count));
      }
      now = MIDNIGHT + DAY_MS + MINUTE_MS;
      await rollUp(journal, now);
      readers.push(open());
      expect(await getCounts()).toEqual([720, 720, 720, 720]);
    });

    it('shows the same history after a restart as before', async () => {
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

    it('takes in new checks without counting any twice, across the end of an hour', async () => {
      let now = MIDNIGHT + 58 * MINUTE_MS;
      const reader = createHistoryReader('live', {
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

    it('passes over rows that are damaged, and over checks from the future', async () => {
      await addChecks(database, [
        ...toChecks([99_990, 99_990]),
        ...toChecks([1], MIDNIGHT + DAY_MS),
      ]);
      await database.run('UPDATE availability_checks SET readings = ? WHERE taken_at = ?', [
        '{"regions":[NaN',
        MIDNIGHT,
      ]);
      const { buckets } = await readAt(MIDNIGHT + 5 * MINUTE_MS);
      expect([...buckets['24h'].keys()]).toEqual([MIDNIGHT]);
      expect(buckets['24h'].get(MIDNIGHT)?.get('eth')?.get('eu-central')?.count).toBe(1);
    });

    it('lists open incidents first, and deletes old ones', async () => {
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

    it('saves more incidents than one statement takes', async () => {
      const incidents = Array.from({ length: 450 }, (_, index) => ({
        ...{ chain: `chain${index}`, region: 'us-east', startedAt: MIDNIGHT, lastSeenAt: MIDNIGHT },
        ...{ endedAt: null, count: 3, total: 296_000, lowest: 98_000 },
      }));
      const known = await journal.listOpenIncidents();
      await journal.saveIncidents(incidents);
      const open = await journal.listOpenIncidents();
      expect(open).toHaveLength(known.length + 450);
      await journal.saveIncidents(open.map((one) => ({ ...one, endedAt: MIDNIGHT })));
      expect(await journal.listOpenIncidents()).toEqual([]);
    });

    it('gives the lease to one of many instances, and to another once it is over or released', async () => {
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
      // The clock of the holder ran ahead by a year, and it died.
      await first.take(365 * DAY_MS);
      expect(await second.take(2000)).toBe(true);
    });
  });
}
