import type { LeadJournal } from './types';

/** Opens a journal once, for whoever asks first; an attempt that failed is made again by whoever asks next. */
export function keepOpen(open: () => Promise<LeadJournal>) {
  let opening: Promise<LeadJournal> | undefined;
  let isClosed = false;
  return {
    async get(): Promise<LeadJournal> {
      if (isClosed) throw new Error('the journal is closed');
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },

    /** Closes it for good; never rejects. */
    async close(): Promise<void> {
      isClosed = true;
      const journal = await opening?.catch(() => undefined);
      await journal?.close().catch(() => undefined);
    },
  };
}
