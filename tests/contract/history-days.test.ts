import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/types';
import { FIRST_HASH, extendChain, type ChainedDay } from '@/lib/history/day-chain';
import { createHistoryJournal, type HistoryJournal } from '@/lib/history/journal';
import { DAY_MS } from '@/lib/utc-day';
import { verify } from '../../scripts/history/verify';
import { MIDNIGHT } from '../support/history';

const DAYS = 45;
const NOW = MIDNIGHT + DAYS * DAY_MS + DAY_MS / 2;
const ID = 'availability.eth.7d';

let folder: string;
let database: Database;
let journal: HistoryJournal;
let days: ChainedDay[];
let files: Map<string, Record<string, unknown>>;
const read = (name: string) => Promise.resolve(files.get(name));

async function publish() {
  days = [];
  await extendChain(journal, days, NOW);
  files = new Map([
    ['/history/index.json', { days }],
    [
      `/api/stat/${ID}`,
      {
        chain: 'eth',
        value: '99.90',
        window: {
          from: new Date(MIDNIGHT + (DAYS - 7) * DAY_MS).toISOString(),
          to: new Date(MIDNIGHT + DAYS * DAY_MS).toISOString(),
        },
      },
    ],
  ]);
  const rows = await journal.listDays({ from: 0, to: NOW, limit: 100 });
  rows.forEach(({ date, checks, readings }, index) => {
    const previous = days[index - 1]?.hash ?? FIRST_HASH;
    files.set(`/history/${date}.json`, {
      date,
      checks,
      readings,
      previous,
      hash: days[index]?.hash,
    });
  });
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'days-'));
  database = await openDatabase(`file:${path.join(folder, 'history.db')}`);
  journal = createHistoryJournal(database);
  for (let index = 0; index <= DAYS; index += 1) {
    const stat = { count: 10, total: 999_000, lowest: 99_900 };
    const stats = new Map([['eth', new Map([['eu', stat]])]]);
    await journal.addSummary('day', { startedAt: MIDNIGHT + index * DAY_MS, checks: 10, stats });
  }
  await publish();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the chain of days', () => {
  it('has each day that is over once, however often it is extended', async () => {
    await extendChain(journal, days, NOW);
    expect(days).toHaveLength(DAYS);
    await extendChain(journal, days, NOW + DAY_MS);
    expect(days).toHaveLength(DAYS + 1);
    expect(new Set(days.map(({ hash }) => hash)).size).toBe(DAYS + 1);
  });

  it('passes, and gives the published figure', async () => {
    expect(await verify(read)).toContain(`${DAYS} days`);
    expect(await verify(read, ID)).toBe(`${ID} is 99.90, computed from 7 days.`);
  });

  it('gives the figure that was published earlier, from the days before it', async () => {
    expect(await verify(read, ID, '2026-01-20')).toBe(`${ID} is 99.90, computed from 7 days.`);
    // Recording had not begun.
    expect(await verify(read, ID, '2025-12-31')).toContain('is null, computed from 0 days');
  });

  it('shows that a day was changed afterwards, in it and in every later hash', async () => {
    const before = days.map(({ hash }) => hash);
    await database.run(
      `UPDATE availability_summaries SET readings = REPLACE(readings, '999000', '999990') WHERE started_at = ?`,
      [MIDNIGHT + 5 * DAY_MS],
    );
    await publish();
    const after = days.map(({ hash }) => hash);
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
    expect(after.slice(5).every((hash, index) => hash !== before[index + 5])).toBe(true);
  });
});

describe('the command refuses', () => {
  const date = '2026-02-10';
  const change = (more: object) =>
    files.set(`/history/${date}.json`, { ...files.get(`/history/${date}.json`), ...more });

  it.each([
    ['other readings', { readings: '{"regions":[],"chains":[]}' }],
    ['another number of checks', { checks: 11 }],
    ['another hash', { hash: FIRST_HASH }],
    ['another day before', { previous: FIRST_HASH }],
  ])('a day with %s', async (_, more) => {
    change(more);
    await expect(verify(read, ID)).rejects.toThrow(date);
  });

  it('a figure that its days do not give, and one of a single check', async () => {
    const stat = files.get(`/api/stat/${ID}`);
    files.set(`/api/stat/${ID}`, { ...stat, value: '99.99' });
    await expect(verify(read, ID)).rejects.toThrow('is 99.90, not 99.99');
    files.set('/api/stat/availability.eth.latest', { chain: 'eth', value: '99.99', window: null });
    await expect(verify(read, 'availability.eth.latest')).rejects.toThrow('whole days');
  });
});
