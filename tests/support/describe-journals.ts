import { openJournal, type LeadJournal, type NewDelivery } from '@/lib/leads/journal';
import type { NewLead } from '@/lib/leads/types';
import { describeStores, useOpened, type StoreTest } from './describe-stores';

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

/** How a lead is recorded that goes to the provider. */
export const TO_PROVIDER: NewDelivery = {
  channel: 'provider',
  status: 'pending',
  leaseMs: CLAIM.leaseMs,
};
export const TO_MAIL: NewDelivery = { ...TO_PROVIDER, channel: 'mail' };

/** Records a lead that is claimed for its first attempt, as submitting it does. */
export const addLead = async (journal: LeadJournal, key: string, now = T0) =>
  (await journal.add(toLead(key), now, [TO_PROVIDER, TO_MAIL])).lead;

type Fixtures = {
  /** Initially empty. */
  journal: LeadJournal;
  /** Opens it again, as another process does. */
  open: () => Promise<LeadJournal>;
};

const extend = (it: StoreTest) =>
  it.extend<Fixtures>({
    open: ({ url }, use) => useOpened(() => openJournal(url), use),
    journal: async ({ open }, use) => use(await open()),
  });

/**
 * Runs the same journal tests with each kind of database.
 * @param schema a name that no other file uses
 */
export const describeJournals = (
  schema: string,
  subject: string,
  addTests: (it: ReturnType<typeof extend>) => void,
) => describeStores(schema, subject, (it) => addTests(extend(it)));
