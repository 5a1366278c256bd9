import { getEnv } from '../../lib/env';
import { getLeadJournal, redeliverLeads, sendDueMails } from '../../lib/leads';
import { LEAD_CALLS } from '../../lib/leads/calls';
import { hasNoProvider } from '../../lib/provider/leads';

/** Resends mails that failed; null if sales are not notified of leads. */
async function sendMails(): Promise<string | null> {
  const { SMTP_URL, SALES_EMAIL } = getEnv();
  if (!SMTP_URL || !SALES_EMAIL) return null;
  const waiting = await (await getLeadJournal()).mails.makeAllDue(Date.now());
  const sent = await sendDueMails();
  if (sent < waiting) process.exitCode = 1;
  return `${waiting} mails to sales were waiting: ${sent} sent.`;
}

async function sendLeads(): Promise<string> {
  const journal = await getLeadJournal();
  const waiting = await journal.makeAllDue(Date.now());
  const { delivered, failed } = await redeliverLeads();
  if (delivered < waiting) process.exitCode = 1;
  const left = LEAD_CALLS.some(hasNoProvider) ? waiting - delivered - failed : 0;
  const kept = left > 0 ? `, ${left} kept for a provider that is not set` : '';
  return `${waiting} were waiting: ${delivered} delivered, ${failed} not${kept}.`;
}

/**
 * Resends waiting and failed leads and mails; returns a line about each.
 * @throws if neither provider nor mail is configured, as without the site's own settings
 */
export async function redeliver(): Promise<string> {
  const hasProvider = !LEAD_CALLS.every(hasNoProvider);
  const leads = hasProvider ? await sendLeads() : null;
  const lines = [leads, await sendMails()].filter(Boolean);
  if (lines.length > 0) return lines.join('\n');
  throw new Error(
    'PROVIDER_API_URL is not set, so nothing was sent. Load the settings of the site first, such as: set -a; . /etc/site.env',
  );
}
