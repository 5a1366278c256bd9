import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { TABLES, type Database } from './database';

/** How long a statement waits for another process; the driver blocks this one meanwhile. */
const LOCK_TIMEOUT_MS = 400;

/**
 * A SQLite file, such as `file:.data/leads.db`; its folder is made.
 * Write-ahead log and full synchronisation: what was acknowledged outlives the process and the machine's power.
 */
export async function openSqlite(url: string): Promise<Database> {
  const file = url.replace(/^file:(\/\/(?=\/))?/, '');
  mkdirSync(path.dirname(file), { recursive: true });
  const { createClient } = await import('@libsql/client/sqlite3');
  // One connection, so that the pragma of a connection holds for every statement.
  const client = createClient({
    url: `file:${file}`,
    concurrency: 1,
    timeout: LOCK_TIMEOUT_MS,
  });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  for (const table of TABLES) await client.execute(table);
  return {
    run: async (sql, values = []) => (await client.execute({ sql, args: [...values] })).rows,
    close: async () => client.close(),
  };
}
