import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/types';
import type { History } from '@/lib/history';
import { createHistoryJournal, type HistoryJournal } from '@/lib/history/journal';
import { createHistoryReader } from '@/lib/history/reader';
import { describeStores, useOpened, type StoreTest } from './describe-stores';

type Fixtures = {
  /** Opens the database again, as another process does. */
  open: () => Promise<Database>;
  /** Initially empty. */
  database: Database;
  journal: HistoryJournal;
  /** Reads the history as a newly started process does. */
  readAt: (now: number) => Promise<History>;
};

const extend = (it: StoreTest) =>
  it.extend<Fixtures>({
    open: ({ url }, use) => useOpened(() => openDatabase(url), use),
    database: async ({ open }, use) => use(await open()),
    journal: ({ database }, use) => use(createHistoryJournal(database)),
    readAt: ({ journal }, use) =>
      use((now) => createHistoryReader({ getJournal: async () => journal, now: () => now }).get()),
  });

/**
 * Runs the same history tests with each kind of database.
 * @param schema a name that no other file uses
 */
export const describeHistories = (
  schema: string,
  subject: string,
  addTests: (it: ReturnType<typeof extend>) => void,
) => describeStores(schema, subject, (it) => addTests(extend(it)));
