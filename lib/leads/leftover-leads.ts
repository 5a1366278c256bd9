import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/lib/database/open';
import { toFile } from '@/lib/database/sqlite';
import { COPIED_TABLES } from '@/lib/database/tables';
import type { Database, Value } from '@/lib/database/types';
import { countLeadsInFile } from './backup';
import { DELETE_LEFT_DELIVERIES } from './journal';

/** The database of leads without a DATABASE_URL. */
const DEFAULT_FILE = '.data/leads.db';
/** Rows per statement: Postgres accepts 65,535 values, and cancels a statement after five seconds. */
const ROWS_AT_ONCE = 200;

/**
 * Explains what to do with leads in a file that the site no longer uses, because nothing sends them; null if there are
 * none.
 */
export const describeLeftoverLeads = (url: string, file = DEFAULT_FILE): string | null =>
  url.startsWith('file:') || !existsSync(file)
    ? null
    : `Nobody sends the leads in ${file}: DATABASE_URL names another database. Copy them: npm run leads -- import ${file}; then delete the file.`;

/** Copies missing rows in file order; returns how many were new. */
async function copyTable(from: Database, to: Database, table: string): Promise<number> {
  const page = `SELECT rowid AS position, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
  let count = 0;
  for (let last = 0; ;) {
    const rows = await from.run(page, [last, ROWS_AT_ONCE]);
    const [first] = rows;
    if (!first) return count;
    const names = Object.keys(first).filter((name) => name !== 'position');
    const marks = `(${names.map(() => '?').join(', ')})`;
    const inserted = await to.run(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}
        ON CONFLICT DO NOTHING RETURNING 1 AS done`,
      rows.flatMap((row) => names.map((name) => row[name] as Value)),
    );
    count += inserted.length;
    last = Number(rows.at(-1)?.position);
  }
}

/**
 * Copies the journal of a SQLite file, including readings, into the site's current database. Existing rows stay
 * unchanged, so it is safe to interrupt and repeat.
 * @throws if the file is damaged, or is the site's own
 */
export async function importLeftoverLeads(
  url: string,
  file: string,
): Promise<{ leads: number; readings: number }> {
  if (url.startsWith('file:') && path.resolve(toFile(url)) === path.resolve(file)) {
    throw new Error(`${file} is the database that the site uses.`);
  }
  await countLeadsInFile(file);
  const source = await openDatabase(`file:${file}`);
  try {
    const target = await openDatabase(url);
    try {
      const counts = new Map<string, number>();
      for (const table of COPIED_TABLES) counts.set(table, await copyTable(source, target, table));
      // Of leads that the site knows under another id.
      await target.run(DELETE_LEFT_DELIVERIES);
      return {
        leads: counts.get('leads') ?? 0,
        readings: counts.get('availability_checks') ?? 0,
      };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
