import { getEnv } from '@/lib/env';
import { getProcessWide } from '@/lib/process-wide';
import { sendToProvider, isProviderEmbedded } from '@/lib/provider/leads';
import { createDelivery } from './delivery';
import { createMailNotification } from './mail';
import { openJournal } from './open';
import type { LeadJournal, NewLead } from './types';

const MAX_PAUSE_MS = 30_000;
const PURGE_PAUSE_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Opens the journal once; an attempt that failed is made anew by who asks next. */
function keepOpen(open: () => Promise<LeadJournal>): () => Promise<LeadJournal> {
  let opening: Promise<LeadJournal> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

function createService() {
  const { DATABASE_URL, SMTP_URL, SALES_EMAIL, PROVIDER_TIMEOUT_MS, LEADS_RETRY_DELAY_MS } =
    getEnv();
  const getJournal = keepOpen(() => openJournal(DATABASE_URL));
  const notify =
    SMTP_URL && SALES_EMAIL
      ? createMailNotification({ smtpUrl: SMTP_URL, salesEmail: SALES_EMAIL })
      : async () => undefined;
  const delivery = createDelivery({
    getJournal,
    send: sendToProvider,
    isJournalOnly: isProviderEmbedded,
    notify,
    timeoutMs: PROVIDER_TIMEOUT_MS,
    retryDelayMs: LEADS_RETRY_DELAY_MS,
  });
  return { getJournal, delivery };
}

const getService = () => getProcessWide('leads', createService);

export const getLeadJournal = (): Promise<LeadJournal> => getService().getJournal();
export const submitLead = (lead: NewLead) => getService().delivery.submit(lead);
export const redeliverLeads = () => getService().delivery.redeliver();

/** Deletes what has been kept for as long as the settings allow. */
async function purgeOld() {
  const before = Date.now() - getEnv().LEADS_RETENTION_DAYS * DAY_MS;
  const journal = await getLeadJournal();
  const count = await journal.purge(before);
  if (count > 0) console.info(`Leads: ${count} deleted after their time of keeping.`);
}

/** Sends again what did not arrive, and deletes what is old, for as long as the process lives. */
export function startLeadRounds() {
  const pause = Math.min(getEnv().LEADS_RETRY_DELAY_MS, MAX_PAUSE_MS);
  const repeat = (round: () => Promise<unknown>, ms: number) => {
    const run = () =>
      round()
        .catch(() => undefined)
        .then(() => setTimeout(run, ms).unref());
    void run();
  };
  repeat(redeliverLeads, pause);
  repeat(purgeOld, PURGE_PAUSE_MS);
}
