import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/types';
import { createHistoryJournal, type HistoryJournal } from '@/lib/history/journal';
import { loadHistory } from '@/lib/history/load';
import { HOUR_MS, MINUTE_MS } from '@/lib/history/periods';
import { rollUp } from '@/lib/history/roll-up';
import { MIDNIGHT, addChecks, toChecks } from '../support/history';
import { STORES, type JournalStore } from '../support/journal-stores';

const HOURS = 26;
const START = MIDNIGHT - 4 * HOUR_MS;
const NOW = START + HOURS * HOUR_MS;
const CHECKS = toChecks(
  Array.from({ length: HOURS * 60 }, () => 99_990),
  START,
);

for (const { name, make, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`a damaged history in ${name}`, () => {
    let store: JournalStore;
    let database: Database;
    let journal: HistoryJournal;

    beforeAll(() => void (store = make('damaged_history')));
    afterAll(() => store.remove());
    beforeEach(async () => {
      await store.empty();
      database = await openDatabase(store.url);
      journal = createHistoryJournal(database, 'live');
      await addChecks(database, CHECKS);
    });
    afterEach(() => database.close());

    async function count() {
      const { buckets } = (await loadHistory(journal, NOW)).getHistory();
      const toCount = (range: keyof typeof buckets) =>
        [...buckets[range].values()]
          .map((stats) => stats.get('eth')?.get('eu-central')?.count ?? 0)
          .reduce((sum, one) => sum + one, 0);
      return [toCount('30d'), toCount('90d')];
    }
    const listHours = () =>
      journal.listSummaries('hour', { from: 0, to: NOW + HOUR_MS, limit: 100 });

    it.each([1, 45, 120])('has a gap for %i damaged checks in a row', async (damaged) => {
      const from = START + 2 * HOUR_MS;
      await database.run(
        `UPDATE availability_checks SET readings = '{' WHERE taken_at >= ? AND taken_at < ?`,
        [from, from + damaged * MINUTE_MS],
      );
      await rollUp(journal, NOW);
      expect(await listHours()).toHaveLength(HOURS);
      expect(await count()).toEqual([CHECKS.length - damaged, CHECKS.length - damaged]);
    });

    it.each([
      ['a time that is none', 'ended_at = 9000000000000000000'],
      ['no checks', 'checks = 0'],
    ])('leaves out an incident with %s', async (_, damage) => {
      const incident = { region: 'eu', startedAt: START, lastSeenAt: START + MINUTE_MS, count: 3 };
      const stat = { endedAt: NOW - MINUTE_MS, lowest: 99_000, total: 297_000 };
      await journal.saveIncidents(['bsc', 'eth'].map((chain) => ({ ...incident, ...stat, chain })));
      await database.run(`UPDATE availability_incidents SET ${damage} WHERE chain = 'bsc'`);
      const { incidents } = (await loadHistory(journal, NOW)).getHistory();
      expect(incidents.map(({ chain }) => chain)).toEqual(['eth']);
    });

    it('begins with the first check whose time is one', async () => {
      await journal.addSummary('day', { startedAt: START, checks: 1, stats: new Map() });
      await database.run(
        `UPDATE availability_summaries SET started_at = 9000000000000000000 WHERE period = 'day'`,
      );
      const { since } = (await loadHistory(journal, NOW)).getHistory();
      expect(since).toBe(START);
    });

    it('has a gap for a damaged hour, and counts none twice', async () => {
      await rollUp(journal, NOW);
      await database.run(
        `UPDATE availability_summaries SET readings = '{' WHERE period = 'hour' AND started_at = ?`,
        [START + 2 * HOUR_MS],
      );
      // The day that contains it was already summarized.
      expect(await count()).toEqual([CHECKS.length - 60, CHECKS.length]);
    });
  });
}
