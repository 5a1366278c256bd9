import { getEnv } from '../../lib/env';
import { getLeadJournal, redeliverLeads, sendDueMails } from '../../lib/leads';
import { LEAD_CALLS } from '../../lib/leads/types';
import { hasNoProvider } from '../../lib/provider/send-lead';

/** Resends mails that failed; null if sales are not notified of leads. */
async function sendMails(): Promise<string | null> {
  const { SMTP_URL, SALES_EMAIL } = getEnv();
  if (!SMTP_URL || !SALES_EMAIL) return null;
  const waiting = await (await getLeadJournal()).makeAllDue('mail', Date.now());
  const { delivered } = await sendDueMails();
  if (delivered < waiting) process.exitCode = 1;
  return `${waiting} mails to sales were waiting: ${delivered} sent.`;
}

async function sendLeads(): Promise<string> {
  const journal = await getLeadJournal();
  const waiting = await journal.makeAllDue('provider', Date.now());
  const { delivered, failed } = await redeliverLeads();
  if (delivered < waiting) process.exitCode = 1;
  // The provider is down, or is not set for their form.
  const left = waiting - delivered - failed;
  const kept = left > 0 ? `, ${left} not tried` : '';
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
