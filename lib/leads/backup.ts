import { checkSqlite, copySqlite, replaceSqlite } from '@/lib/database/sqlite-copy';
import { toFile } from '@/lib/database/sqlite-file';

const TABLE = 'leads';

function toSqliteFile(url: string, instead: string): string {
  if (url.startsWith('file:')) return toFile(url);
  throw new Error(`The leads are in Postgres, which has its own tools: ${instead}`);
}

/** Writes a copy of the journal's file, including readings, and checks it. Returns the number of leads in it. */
export async function backUpLeads(url: string, copy: string): Promise<number> {
  const file = toSqliteFile(url, 'pg_dump --format=custom --file=<file> "$DATABASE_URL"');
  await copySqlite(file, copy);
  return checkSqlite(copy, TABLE);
}

/** Replaces the journal's file with a copy, once the copy has been checked. */
export async function restoreLeads(
  url: string,
  copy: string,
): Promise<{ count: number; aside: string | null }> {
  const file = toSqliteFile(url, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" <file>');
  const count = await checkSqlite(copy, TABLE);
  return { count, aside: await replaceSqlite(file, copy) };
}
