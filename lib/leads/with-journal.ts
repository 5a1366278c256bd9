import { getErrorKind } from '@/lib/errors';
import type { LeadJournal } from './types';

/** Does something with the journal; null when that fails. Never rejects. */
export type WithJournal = <T>(
  what: string,
  action: (journal: LeadJournal) => Promise<T>,
) => Promise<T | null>;

/** When the journal fails, an operator reads why and the visitor does not wait. `what` is what could not be done. */
export const createWithJournal =
  (getJournal: () => Promise<LeadJournal>, log: (line: string) => void): WithJournal =>
  async (what, action) => {
    try {
      return await action(await getJournal());
    } catch (error) {
      log(`Leads: ${what} (${getErrorKind(error)}).`);
      return null;
    }
  };
