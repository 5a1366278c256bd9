import { rmSync } from 'node:fs';
import pg from 'pg';
import { makeMemoryFolder } from './memory-folder';

export type JournalStore = { url: string; empty: () => Promise<void>; remove: () => Promise<void> };

function makeSqlite(): JournalStore {
  const folder = makeMemoryFolder('leads-');
  const toUrl = (count: number) => `file:${folder}/deep/${count}.db`;
  const store = { url: toUrl(0), empty: async () => {}, remove: async () => {} };
  let count = 0;
  store.empty = async () => void (store.url = toUrl(++count));
  store.remove = async () => rmSync(folder, { recursive: true });
  return store;
}

/** Creates a separate schema in the Postgres at TEST_DATABASE_URL, so that no other suite drops its tables. */
export function makePostgres(schema: string): JournalStore {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const drop = `DROP SCHEMA IF EXISTS ${schema} CASCADE`;
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    empty: () => query(`${drop}; CREATE SCHEMA ${schema}`),
    remove: () => query(drop),
  };
}

/** Every kind of database for leads and history, each emptied between tests. */
export const STORES = [
  { name: 'a SQLite file', make: makeSqlite, isSkipped: false },
  {
    name: 'the Postgres at TEST_DATABASE_URL',
    make: makePostgres,
    isSkipped: !process.env.TEST_DATABASE_URL,
  },
];
