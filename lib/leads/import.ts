import path from 'node:path';
import { openDatabase } from '@/lib/database/open';
import { checkSqlite } from '@/lib/database/sqlite-copy';
import { toFile } from '@/lib/database/sqlite-file';
import { listColumns, TABLE_NAMES, type TableName } from '@/lib/database/tables';
import type { Database, Row, Value } from '@/lib/database/types';
import { createMailQueue } from './mail-queue';

/** Rows per statement: Postgres accepts 65,535 values, and cancels a statement after five seconds. */
const ROWS_AT_ONCE = 200;

type Counts = { copied: number; refused: number };

function add(counts: Counts, { copied, refused }: Counts): void {
  counts.copied += copied;
  counts.refused += refused;
}

async function insert({ run }: Database, table: TableName, rows: readonly Row[]): Promise<number> {
  const names = listColumns(table).map(({ name }) => name);
  const marks = `(${names.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}
    ON CONFLICT DO NOTHING RETURNING 1 AS done`;
  const values = rows.flatMap((row) => names.map((name) => row[name] as Value));
  return (await run(sql, values)).length;
}

/** True if Postgres rejects the content of a row, such as a NUL in a text, which SQLite accepts. */
const isRefused = (error: unknown) => String((error as { code?: unknown }).code).startsWith('22');

/** Inserts rows, except those that the database cannot hold. */
async function insertSound(to: Database, table: TableName, rows: readonly Row[]): Promise<Counts> {
  try {
    return { copied: await insert(to, table, rows), refused: 0 };
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (rows.length === 1) return { copied: 0, refused: 1 };
    const counts = { copied: 0, refused: 0 };
    for (const row of rows) add(counts, await insertSound(to, table, [row]));
    return counts;
  }
}

/** Copies missing rows in file order; returns how many were new, and how many the database cannot hold. */
async function copyTable(from: Database, to: Database, table: TableName): Promise<Counts> {
  const page = `SELECT rowid AS position, ${from.columns(table)} FROM ${table}
    WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`;
  const counts = { copied: 0, refused: 0 };
  for (let last = 0; ;) {
    const rows = await from.run(page, [last]);
    if (rows.length === 0) return counts;
    add(counts, await insertSound(to, table, rows));
    last = Number(rows.at(-1)?.position);
  }
}

export type Imported = { leads: number; readings: number; refused: number };

/**
 * Copies the journal of a SQLite file, including readings, into the site's current database. Existing rows stay
 * unchanged, so it is safe to interrupt and repeat.
 * @throws if the file is damaged, or is the site's own
 */
export async function importJournal(url: string, file: string): Promise<Imported> {
  if (url.startsWith('file:') && path.resolve(toFile(url)) === path.resolve(file)) {
    throw new Error(`${file} is the database that the site uses.`);
  }
  await checkSqlite(file, 'leads');
  const source = await openDatabase(`file:${file}`);
  try {
    const target = await openDatabase(url);
    try {
      const counts = new Map<TableName, Counts>();
      // Leads first: mails without a lead would be deleted.
      for (const table of TABLE_NAMES) counts.set(table, await copyTable(source, target, table));
      // Removes mails of rejected leads.
      await createMailQueue(target).purge();
      const getCopied = (table: TableName) => counts.get(table)?.copied ?? 0;
      const refused = [...counts.values()].reduce((sum, one) => sum + one.refused, 0);
      return { leads: getCopied('leads'), readings: getCopied('availability_checks'), refused };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
