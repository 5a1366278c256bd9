import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getErrorMessage } from '@/lib/errors';
import { prepareFile, setAside } from './sqlite-file';
import type { Row } from './types';

const LOCK_WAIT_MS = 10_000;

/** Runs statements on a file as it is: creates no tables and moves nothing aside. */
async function onFile<T>(
  file: string,
  action: (run: (sql: string, args?: string[]) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { createClient } = await import('@libsql/client/sqlite3');
  const client = createClient({ url: `file:${file}`, timeout: LOCK_WAIT_MS });
  try {
    return await action(async (sql, args = []) => (await client.execute({ sql, args })).rows);
  } finally {
    client.close();
  }
}

/**
 * Reads every page of a database and counts the rows of a table.
 * @throws if the database is damaged or lacks the table
 */
export function checkSqlite(file: string, table: string): Promise<number> {
  return onFile(file, async (run) => {
    const [row] = await run('PRAGMA integrity_check(1)');
    if (row?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`);
    const [count] = await run(`SELECT COUNT(*) AS count FROM ${table}`);
    return Number(count?.count);
  }).catch((error: unknown) => {
    const reason = getErrorMessage(error);
    throw new Error(reason.includes(file) ? reason : `${file} cannot be used: ${reason}`);
  });
}

/**
 * Copies a consistent snapshot of a database while others write to it.
 * @throws if the copy exists
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new Error(`${copy} exists; nothing was written.`);
  mkdirSync(path.dirname(path.resolve(copy)), { recursive: true });
  // Created empty, and readable only by its owner before anything is in it.
  prepareFile(copy);
  try {
    await onFile(file, (run) => run('VACUUM INTO ?', [copy]));
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/**
 * Replaces a database with a copy and its write-ahead log, if any. Returns the new name of the replaced database; null
 * if there was none.
 */
export async function replaceSqlite(file: string, copy: string): Promise<string | null> {
  const draft = `${file}.restored`;
  rmSync(draft, { force: true });
  await copySqlite(copy, draft);
  const aside = existsSync(file) ? setAside(file, new Date(), 'replaced') : null;
  renameSync(draft, file);
  return aside;
}
