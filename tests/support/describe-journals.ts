import { afterAll, beforeAll, describe, test } from 'vitest';
import { openJournal } from '@/lib/leads/open';
import type { LeadJournal, NewLead } from '@/lib/leads/types';
import { STORES, type JournalStore } from './journal-stores';

export const T0 = 1_700_000_000_000;
export const CLAIM = { now: T0, leaseMs: 1000 };
export const LATER = { now: T0 + 1000, leaseMs: 1000 };

export const toLead = (key: string): NewLead => ({
  key,
  form: 'contact',
  locale: 'cn',
  call: 'contacts/',
  payload: { name: "O'Neil; DROP TABLE leads 王小明 🚀", nested: { list: [1, 'two'] } },
  token: 'token',
});

/** What each test gets: an empty journal. */
type Fixtures = {
  /** The address of its database. */
  url: string;
  journal: LeadJournal;
  /** Opens it once more, as another process does. */
  open: () => Promise<LeadJournal>;
};

const makeTest = (getStore: () => JournalStore) =>
  test.extend<Fixtures>({
    // Vitest reads from the pattern which fixtures this one uses.
    url: async ({}, use) => {
      await getStore().empty();
      await use(getStore().url);
    },
    open: async ({ url }, use) => {
      const opened: LeadJournal[] = [];
      await use(async () => {
        const journal = await openJournal(url);
        opened.push(journal);
        return journal;
      });
      await Promise.all(opened.map(({ close }) => close()));
    },
    journal: async ({ open }, use) => use(await open()),
  });

/**
 * Runs the same tests with each kind of database.
 * @param schema a name for the tables, which no other file uses
 */
export function describeJournals(
  schema: string,
  subject: string,
  addTests: (it: ReturnType<typeof makeTest>) => void,
): void {
  for (const { name, make, isSkipped } of STORES) {
    describe.skipIf(isSkipped)(`${subject} in ${name}`, () => {
      let store: JournalStore;
      beforeAll(() => void (store = make(schema)));
      afterAll(() => store.remove());
      addTests(makeTest(() => store));
    });
  }
}
