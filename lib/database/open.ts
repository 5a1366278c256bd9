import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Database } from './types';

/** Opens the database at a `postgres:` or `file:` URL and creates missing tables. */
export const openDatabase = (url: string): Promise<Database> =>
  url.startsWith('file:') ? openSqlite(url) : openPostgres(url);

/** Opens something on first use and shares it; after a failure, the next use tries again. */
export function lazyConnection<T extends { close(): Promise<void> }>(open: () => Promise<T>) {
  let opening: Promise<T> | undefined;
  let isClosed = false;
  return {
    async get(): Promise<T> {
      if (isClosed) throw new Error('the database is closed');
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },

    /** Closes it permanently; never rejects. */
    async close(): Promise<void> {
      isClosed = true;
      const opened = await opening?.catch(() => undefined);
      await opened?.close().catch(() => undefined);
    },
  };
}
