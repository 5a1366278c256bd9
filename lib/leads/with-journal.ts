import { getErrorKind } from '@/lib/errors';
import type { LeadJournal } from './types';

/** Does something with the journal; null if that fails. Never rejects. */
export type WithJournal = <T>(
  what: string,
  action: (journal: LeadJournal) => Promise<T>,
) => Promise<T | null>;

/**
 * If the journal fails, the operator reads why in the log, and the visitor does not wait. `what` names the failed
 * action.
 */
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
