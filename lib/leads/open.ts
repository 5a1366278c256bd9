import { createJournal } from './journal';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { LeadJournal } from './types';

/** Opens the journal at a `postgres:` or `file:` address and makes its tables where they are missing. */
export async function openJournal(url: string): Promise<LeadJournal> {
  return createJournal(await (url.startsWith('file:') ? openSqlite(url) : openPostgres(url)));
}
