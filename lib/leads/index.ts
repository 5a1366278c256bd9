import { keepOpen } from '@/lib/database/keep-open';
import { getEnv } from '@/lib/env';
import { findGlobalSingleton, getGlobalSingleton } from '@/lib/global-singleton';
import { sendToProvider, hasNoProvider } from '@/lib/provider/leads';
import { startRounds, type Rounds } from '@/lib/rounds';
import { createDelivery } from './delivery';
import { readHealth, type JournalHealth } from './health';
import { findLeftJournal } from './left-journal';
import { createMailNotification } from './mail';
import { openJournal } from './open';
import type { LeadJournal, NewLead } from './types';

export type { JournalHealth } from './health';

const MAX_PAUSE_MS = 30_000;
const PURGE_PAUSE_MS = 3_600_000;
const DAY_MS = 86_400_000;

function createService() {
  const { DATABASE_URL, SMTP_URL, SALES_EMAIL, PROVIDER_TIMEOUT_MS, LEADS_RETRY_DELAY_MS } =
    getEnv();
  const journal = keepOpen(() => openJournal(DATABASE_URL));
  const notify =
    SMTP_URL && SALES_EMAIL
      ? createMailNotification({ smtpUrl: SMTP_URL, salesEmail: SALES_EMAIL })
      : null;
  const delivery = createDelivery({
    getJournal: journal.get,
    send: sendToProvider,
    isJournalOnly: hasNoProvider,
    notify,
    timeoutMs: PROVIDER_TIMEOUT_MS,
    retryDelayMs: LEADS_RETRY_DELAY_MS,
  });
  const rounds: Rounds[] = [];
  return { journal, delivery, rounds };
}

const SERVICE = 'leads';
const getService = () => getGlobalSingleton(SERVICE, createService);

export const getLeadJournal = (): Promise<LeadJournal> => getService().journal.get();
export const submitLead = (lead: NewLead) => getService().delivery.submit(lead);
/** Sends due mails about leads; returns how many were sent. */
export const sendDueMails = () => getService().delivery.sendDueMails();
export const redeliverLeads = () => getService().delivery.redeliver();
export const getJournalHealth = (): Promise<JournalHealth> => readHealth(getLeadJournal);

/** Deletes leads that have been kept for as long as the settings allow. */
async function purgeOld() {
  const before = Date.now() - getEnv().LEADS_RETENTION_DAYS * DAY_MS;
  const journal = await getLeadJournal();
  const count = await journal.purge(before);
  if (count > 0) console.info(`Leads: ${count} deleted at the end of their retention period.`);
}

/** Retries failed leads and deletes old ones, until `stopLeads`. */
export function startLeadRounds() {
  const { LEADS_RETRY_DELAY_MS, DATABASE_URL } = getEnv();
  const left = findLeftJournal(DATABASE_URL);
  if (left) console.error(left);
  const pause = Math.min(LEADS_RETRY_DELAY_MS, MAX_PAUSE_MS);
  getService().rounds.push(
    startRounds(redeliverLeads, pause),
    startRounds(sendDueMails, pause),
    startRounds(purgeOld, PURGE_PAUSE_MS),
  );
}

/**
 * Call this before the process exits: it stops the rounds, waits for deliveries in flight and closes the journal. Never
 * rejects. A delivery takes at most PROVIDER_TIMEOUT_MS, and its mail to sales a few seconds.
 */
export async function stopLeads(): Promise<void> {
  const service = findGlobalSingleton<ReturnType<typeof createService>>(SERVICE);
  if (!service) return;
  const { journal, delivery, rounds } = service;
  await Promise.all([delivery.stop(), ...rounds.map((round) => round.stop())]);
  await journal.close();
}
