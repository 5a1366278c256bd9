import { afterAll, beforeAll, describe, test } from 'vitest';
import { STORES, type JournalStore } from './journal-stores';

/** What each test gets: the URL of an empty database. */
type StoreFixtures = { url: string };

/** The function that adds such a test. */
export type StoreTest = ReturnType<typeof makeTest>;

const makeTest = (getStore: () => JournalStore) =>
  test.extend<StoreFixtures>({
    // Vitest reads from the pattern which fixtures this one uses.
    url: async ({}, use) => {
      await getStore().empty();
      await use(getStore().url);
    },
  });

/** Opens connections for a test and closes them afterwards. */
export async function useOpened<T extends { close: () => Promise<void> }>(
  connect: () => Promise<T>,
  use: (open: () => Promise<T>) => Promise<void>,
): Promise<void> {
  const opened: T[] = [];
  await use(async () => {
    const connection = await connect();
    opened.push(connection);
    return connection;
  });
  await Promise.all(opened.map(({ close }) => close()));
}

/**
 * Runs the same tests with each kind of database.
 * @param schema a name for the tables that no other file uses
 */
export function describeStores(
  schema: string,
  subject: string,
  addTests: (it: StoreTest) => void,
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
