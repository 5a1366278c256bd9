import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getErrorMessage } from '@/lib/errors';
import { connectSqlite, prepareFile, toFile } from '@/lib/database/sqlite';

function toSqliteFile(url: string, instead: string): string {
  if (url.startsWith('file:')) return toFile(url);
  throw new Error(`The leads are in Postgres, which has its own tools: ${instead}`);
}

/** Runs a statement on a file as it is: creates no tables. */
async function runOnFile(file: string, sql: string, args: string[] = []) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const client = await connectSqlite(file);
  try {
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}

/**
 * Reads every page of a copy and counts its leads.
 * @throws if it is damaged or has no leads
 */
export async function countLeadsInFile(file: string): Promise<number> {
  try {
    const [check] = await runOnFile(file, 'PRAGMA integrity_check(1)');
    if (check?.integrity_check !== 'ok') throw new Error('it is damaged');
    const [row] = await runOnFile(file, 'SELECT COUNT(*) AS count FROM leads');
    return Number(row?.count);
  } catch (error) {
    throw new Error(`${file} cannot be used: ${getErrorMessage(error)}`, { cause: error });
  }
}

/** Copies a consistent snapshot of a database while others write to it. */
async function copyFile(file: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new Error(`${copy} exists; nothing was written.`);
  mkdirSync(path.dirname(path.resolve(copy)), { recursive: true });
  // Created empty, and readable only by its owner before anything is in it.
  prepareFile(copy);
  try {
    await runOnFile(file, 'VACUUM INTO ?', [copy]);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** Writes a copy of the journal's file, including readings, and checks it. Returns the number of leads in it. */
export async function backUpLeads(url: string, copy: string): Promise<number> {
  const file = toSqliteFile(url, 'pg_dump --format=custom --file=<file> "$DATABASE_URL"');
  await copyFile(file, copy);
  return countLeadsInFile(copy);
}

/** Renames a database and SQLite's files beside it; the database goes last, so that no log is left alone. */
function setAside(file: string): string {
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(':', '')}`;
  for (const ending of ['-wal', '-shm', '']) {
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  }
  return path.basename(aside);
}

/** Replaces the journal's file with a copy, once the copy has been checked. */
export async function restoreLeads(
  url: string,
  copy: string,
): Promise<{ count: number; aside: string | null }> {
  const file = toSqliteFile(url, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" <file>');
  const count = await countLeadsInFile(copy);
  const draft = `${file}.restored`;
  rmSync(draft, { force: true });
  await copyFile(copy, draft);
  const aside = existsSync(file) ? setAside(file) : null;
  renameSync(draft, file);
  return { count, aside };
}
