import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '@/lib/database/sqlite';
import { listColumns, type TableName } from '@/lib/database/tables';
import type { Database } from '@/lib/database/types';
import { createHistoryJournal } from '@/lib/history/journal';
import { createLease } from '@/lib/history/lease';
import { createJournal } from '@/lib/leads/journal';
import { MIDNIGHT, addChecks, toChecks } from '../support/history';

// On text that is not UTF-8, SQLite's driver would end the process, and this test with it.

const CLAIM = { now: MIDNIGHT, leaseMs: 1000 };
const SPAN = { from: 0, to: MIDNIGHT * 2, limit: 100 };
const TABLES = [
  'leads',
  'lead_mails',
  'availability_checks',
  'availability_summaries',
  'availability_incidents',
] as const satisfies TableName[];

let folder = '';
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'damaged-'));
  database = await openSqlite(`file:${path.join(folder, 'leads.db')}`, () => undefined);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const addLead = (key: string) =>
  createJournal(database).add(
    {
      ...{ key, form: 'contact', locale: 'en', call: 'contacts/', token: '' },
      payload: { name: 'Ada' },
    },
    CLAIM,
  );

async function fill() {
  const journal = createJournal(database);
  for (const key of ['one', 'two']) {
    const { lead } = await addLead(key);
    await journal.mails.add(lead.id, CLAIM);
  }
  const history = createHistoryJournal(database, 'live');
  await addChecks(database, toChecks([99_000, 98_000]));
  await history.addSummary('hour', { startedAt: MIDNIGHT, checks: 2, stats: new Map() });
  const times = { startedAt: MIDNIGHT, lastSeenAt: MIDNIGHT, endedAt: null };
  const incident = { chain: 'eth', region: 'eu', count: 1, total: 1, lowest: 1 };
  await history.saveIncidents([{ ...incident, ...times }]);
}

/** Reads everything that the site and its commands read. */
async function readAll() {
  const journal = createJournal(database);
  const later = { now: MIDNIGHT + 10_000, leaseMs: 1000 };
  const leads = await journal.list();
  await journal.countByStatus();
  await journal.countPending();
  await journal.mails.claimDue(10, later);
  await journal.claimDue(10, later);
  for (const { id } of leads) await journal.get(id);
  const history = createHistoryJournal(database, 'live');
  await history.listChecks(SPAN);
  await history.listChecksBefore(SPAN.to, 10);
  await history.listSummaries('hour', SPAN);
  await history.listIncidents(0, 10);
  await history.listOpenIncidents();
  await history.count();
  await createLease(database, { name: 'a', holder: 'b', lengthMs: 1 }).take(1);
  await journal.makeAllDue(MIDNIGHT + 60_000);
  await journal.closeOpen(MIDNIGHT + 60_000);
  return leads;
}

const TEXTS = TABLES.flatMap((table) =>
  listColumns(table).flatMap(({ name, isText }) => (isText ? [[table, name] as const] : [])),
);

it.each(TEXTS)('%s: a damaged %s ends no process and hides no lead', async (table, column) => {
  await fill();
  const first = `rowid = (SELECT MIN(rowid) FROM ${table})`;
  // The result of flipping a letter's top bit.
  await database.run(`UPDATE ${table} SET ${column} = CAST(X'7B22E122' AS TEXT) WHERE ${first}`);
  expect(await readAll()).toHaveLength(2);
  await createJournal(database).purge(MIDNIGHT * 2);
});

it.each(['created_at', 'next_attempt_at', 'claimed_until', 'attempts'])(
  'leads: %s beyond what a number holds hides no lead',
  async (column) => {
    await fill();
    const sql = `UPDATE leads SET ${column} = 1795000000000000000 WHERE key = 'one'`;
    await database.run(sql);
    expect(await readAll()).toHaveLength(2);
  },
);

it('knows the columns of every table that is read', () => {
  for (const table of TABLES) expect(listColumns(table).length, table).toBeGreaterThan(2);
});
