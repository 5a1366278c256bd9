import type { LeadJournal } from './types';

export type JournalHealth = {
  /** `failing` when the journal cannot be read or written. */
  state: 'ok' | 'failing';
  /** ISO date and time, as are all times here. */
  checkedAt: string;
  /** How many leads wait for their delivery; null when that is not known. */
  pending: number | null;
  /** When the oldest of them was written down. */
  oldestPendingAt: string | null;
};

/** Reads the state of the journal, no personal data; never rejects. */
export async function readHealth(getJournal: () => Promise<LeadJournal>): Promise<JournalHealth> {
  const checkedAt = new Date().toISOString();
  try {
    const journal = await getJournal();
    const { count, oldest } = await journal.countPending();
    // A database that another process locks is still read.
    await journal.checkWritable();
    const oldestPendingAt = oldest === null ? null : new Date(oldest).toISOString();
    return { state: 'ok', checkedAt, pending: count, oldestPendingAt };
  } catch {
    return { state: 'failing', checkedAt, pending: null, oldestPendingAt: null };
  }
}
