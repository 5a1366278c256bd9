import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Database } from './types';

/** Opens the database at a `postgres:` or `file:` URL and creates missing tables. */
export const openDatabase = (url: string): Promise<Database> =>
  url.startsWith('file:') ? openSqlite(url) : openPostgres(url);
