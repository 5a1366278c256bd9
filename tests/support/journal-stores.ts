import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export type JournalStore = { url: string; empty: () => Promise<void>; remove: () => Promise<void> };

function makeSqlite(): JournalStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  const toUrl = (count: number) => `file:${folder}/deep/${count}.db`;
  const store = { url: toUrl(0), empty: async () => {}, remove: async () => {} };
  let count = 0;
  store.empty = async () => void (store.url = toUrl(++count));
  store.remove = async () => rmSync(folder, { recursive: true });
  return store;
}

function makePostgres(): JournalStore {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const drop = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('DROP TABLE IF EXISTS leads');
    await client.end();
  };
  return { url, empty: drop, remove: drop };
}

/** Every kind of database that the journal of leads may lie in, each emptied between tests. */
export const STORES = [
  { name: 'a SQLite file', make: makeSqlite, isSkipped: false },
  {
    name: 'the Postgres at TEST_DATABASE_URL',
    make: makePostgres,
    isSkipped: !process.env.TEST_DATABASE_URL,
  },
];
