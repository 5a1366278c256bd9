import { openDatabase } from '@/lib/database/open';
import { createJournal } from './journal';
import type { LeadJournal } from './types';

/** Opens the journal in the database at a `postgres:` or `file:` URL. */
export const openJournal = async (url: string): Promise<LeadJournal> =>
  createJournal(await openDatabase(url));
