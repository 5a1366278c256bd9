import type { LeadJournal } from './types';

export type JournalHealth = {
  /** `failing` if the journal cannot be read or written. */
  state: 'ok' | 'failing';
  /** ISO date and time, like all times here. */
  checkedAt: string;
  /** How many leads are waiting for delivery; null if unknown. */
  pending: number | null;
  /** When the oldest of them was recorded. */
  oldestPendingAt: string | null;
};

/** Reads the state of the journal, without personal data; never rejects. */
export async function readHealth(getJournal: () => Promise<LeadJournal>): Promise<JournalHealth> {
  const checkedAt = new Date().toISOString();
  try {
    const journal = await getJournal();
    const { count, oldest } = await journal.countPending();
    // A database that another process has locked can still be read.
    await journal.checkWritable();
    const oldestPendingAt = oldest === null ? null : new Date(oldest).toISOString();
    return { state: 'ok', checkedAt, pending: count, oldestPendingAt };
  } catch {
    return { state: 'failing', checkedAt, pending: null, oldestPendingAt: null };
  }
}
