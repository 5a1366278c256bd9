import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { TABLES, TO_OUTBOX } from './tables';
import type { Database, Row, Statement } from './types';

/** How long a statement waits for another process. The driver is synchronous, so requests wait as well. */
const LOCK_WAIT_MS = 1000;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Converts a `file:` URL to a path. */
export const toFile = (url: string): string => url.replace(/^file:(\/\/(?=\/))?/, '');

/** Gives what root creates to the owner of its folder, so that the site can open it. */
function giveToOwner(file: string): void {
  const { uid, gid } = statSync(path.dirname(file));
  if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid);
}

/** Creates a file that only its owner can read, and its folder; SQLite copies the mode to the files beside it. */
export function prepareFile(file: string): void {
  const made = mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  if (made) giveToOwner(made);
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  giveToOwner(file);
}

export async function connectSqlite(file: string) {
  const { createClient } = await import('@libsql/client/sqlite3');
  return createClient({ url: `file:${file}`, concurrency: 1, timeout: LOCK_WAIT_MS });
}

/**
 * Reads every page of the database at a `file:` URL, if there is one.
 * @throws if it is damaged, with one line that says what to do
 */
export async function checkSqlite(url: string): Promise<void> {
  const file = toFile(url);
  if (!url.startsWith('file:') || !existsSync(file)) return;
  const advice = `Put a copy in its place: npm run leads -- restore <copy>; if there is none, move the file away.`;
  const damage = new Error(`The database ${file} is damaged. ${advice}`);
  const client = await connectSqlite(file).catch(() => Promise.reject(damage));
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (rows[0]?.quick_check !== 'ok') throw damage;
  } catch (error) {
    throw isBusy(error) ? error : damage;
  } finally {
    client.close();
  }
}

/**
 * Opens a SQLite file, such as `file:.data/leads.db`, and creates missing folders, files and tables. Acknowledged
 * writes survive a crash or power loss: the log is written ahead, and synchronized with each commit by default.
 */
export async function openSqlite(url: string): Promise<Database> {
  const file = toFile(url);
  prepareFile(file);
  const client = await connectSqlite(file);
  const inTurn = pLimit(1);

  const attempt = <T>(action: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      try {
        return await action();
      } catch (error) {
        // The driver leaves a statement that met a lock open. SQLite would then commit nothing more on this connection:
        // later writes would seem to succeed and be lost with the process.
        if (isBusy(error)) client.reconnect();
        throw error;
      }
    });
  const run: Database['run'] = (sql, values = []) =>
    attempt(async () => (await client.execute({ sql, args: [...values] })).rows as Row[]);
  const batch = (statements: readonly Statement[]) =>
    attempt(async () => {
      const prepared = statements.map(({ sql, values = [] }) => ({ sql, args: [...values] }));
      return (await client.batch(prepared, 'write')).map(({ rows }) => rows as Row[]);
    });

  try {
    await run('PRAGMA journal_mode = WAL');
    await batch(TABLES.map((sql) => ({ sql })));
    const old = await run(`SELECT 1 FROM pragma_table_info('leads') WHERE name = 'status'`);
    if (old.length > 0) await batch(TO_OUTBOX.map((sql) => ({ sql })));
  } catch (error) {
    client.close();
    throw error;
  }
  return { run, batch, close: async () => client.close() };
}
