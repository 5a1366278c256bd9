import { lazyConnection } from '@/lib/database/open';
import { getEnv } from '@/lib/env';
import { findGlobalSingleton, getGlobalSingleton } from '@/lib/global-singleton';
import { sendToProvider, hasNoProvider } from '@/lib/provider/send-lead';
import { repeat } from '@/lib/timers';
import { DAY_MS } from '@/lib/utc-day';
import { createDelivery, type OnRefusal } from './delivery';
import { toProviderBody } from './facts';
import { openJournal, type LeadJournal } from './journal';
import { describeLeftoverLeads } from './leftover-leads';
import { createMailer, type VisitorMail } from './send-mail';
import type { NewLead } from './types';

const MAX_PAUSE_MS = 30_000;
const PURGE_PAUSE_MS = 3_600_000;

function createService() {
  const { DATABASE_URL, SMTP_URL, SALES_EMAIL, PROVIDER_TIMEOUT_MS, LEADS_RETRY_DELAY_MS } =
    getEnv();
  const journal = lazyConnection(() => openJournal(DATABASE_URL));
  const mailer =
    SMTP_URL && SALES_EMAIL ? createMailer({ smtpUrl: SMTP_URL, salesEmail: SALES_EMAIL }) : null;
  const delivery = createDelivery({
    getJournal: journal.get,
    send: (lead) => sendToProvider({ ...lead, payload: toProviderBody(lead) }),
    notify: mailer?.send ?? null,
    isJournalOnly: hasNoProvider,
    timeoutMs: PROVIDER_TIMEOUT_MS,
    retryDelayMs: LEADS_RETRY_DELAY_MS,
  });
  return {
    journal,
    mailer,
    delivery,
    ending: new AbortController(),
    rounds: [] as Promise<void>[],
  };
}

const SERVICE = 'leads';
const getService = () => getGlobalSingleton(SERVICE, createService);

export const getLeadJournal = (): Promise<LeadJournal> => getService().journal.get();
/** Sends a mail to a visitor; false if that failed, or the site sends no mails. */
export const mailVisitor = async (mail: VisitorMail): Promise<boolean> =>
  (await getService().mailer?.sendToVisitor(mail)) ?? false;
export const submitLead = (lead: NewLead, onRefusal?: OnRefusal) =>
  getService().delivery.submit(lead, onRefusal);
/** Sends leads that are due to the provider. */
export const redeliverLeads = () => getService().delivery.sendDue('provider');
/** Sends mails to sales that are due. */
export const sendDueMails = () => getService().delivery.sendDue('mail');

export type JournalHealth = {
  /** `failing` if the journal cannot be read or written. */
  state: 'ok' | 'failing';
  /** ISO date and time. */
  checkedAt: string;
};

/** Reads the state of the journal; never rejects. */
export async function getJournalHealth(): Promise<JournalHealth> {
  const checkedAt = new Date().toISOString();
  try {
    const journal = await getLeadJournal();
    await journal.checkWritable();
    return { state: 'ok', checkedAt };
  } catch {
    return { state: 'failing', checkedAt };
  }
}

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
  const { rounds, ending } = getService();
  const leftover = describeLeftoverLeads(DATABASE_URL);
  if (leftover) console.error(leftover);
  const pause = Math.min(LEADS_RETRY_DELAY_MS, MAX_PAUSE_MS);
  rounds.push(
    repeat(redeliverLeads, pause, ending.signal),
    repeat(sendDueMails, pause, ending.signal),
    repeat(purgeOld, PURGE_PAUSE_MS, ending.signal),
  );
}

/**
 * Call this before the process exits: it stops the rounds, waits for deliveries in flight and closes the journal. Never
 * rejects. A delivery takes at most PROVIDER_TIMEOUT_MS, and its mail to sales a few seconds.
 */
export async function stopLeads(): Promise<void> {
  const service = findGlobalSingleton<ReturnType<typeof createService>>(SERVICE);
  if (!service) return;
  const { journal, mailer, delivery, rounds, ending } = service;
  ending.abort();
  await Promise.all([delivery.stop(), ...rounds]);
  mailer?.close();
  await journal.close();
}
