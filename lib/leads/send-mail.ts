import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '@/lib/http/address-key';
import { toLine } from '@/lib/http/clean-text';
import { NO_ANSWER } from '@/lib/provider/send-lead';
import { formatNumber } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import type { SendLead } from './delivery';
import { toFacts } from './facts';
import type { NewLead } from './types';

/** English labels that sales see in place of the provider's field names. */
const LABELS: Readonly<Record<string, string>> = {
  form: 'Form',
  language: 'Language',
  name: 'Name',
  email: 'Email',
  telegram: 'Telegram',
  company: 'Company',
  company_name: 'Company',
  rps: 'Requests per second',
  is_custom_rps: 'Custom rate',
  cu_amount: 'Compute units per month',
  max_token_amount: 'Access tokens',
  premium_support: 'Premium support',
  advanced_statistics: 'Advanced statistics',
  form_id: 'Form ID',
  source: 'Source',
  pageUrl: 'Page',
};
const ANSWERS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

const AMOUNTS = new Set(['rps', 'cu_amount', 'max_token_amount']);

function toShown(name: string, value: string, { locale }: NewLead): string {
  if (name === 'language') return LOCALES[locale].name;
  if (AMOUNTS.has(name)) return formatNumber(Number(value), DEFAULT_LOCALE);
  return ANSWERS[value] ?? value;
}

/** Formats a lead as a mail to sales: a labelled line per field, then the message in the sender's words. */
export function toMailText(lead: NewLead): string {
  const lines = toFacts(lead)
    // The message ends with the request, as a block.
    .filter(([name]) => name !== 'message' && !name.startsWith('quote_'))
    .map(([name, value]) => `${LABELS[name] ?? name}: ${toShown(name, value, lead)}`);
  const { message } = lead.payload;
  return [...lines, ...(message ? ['', String(message)] : [])].join('\n');
}

export type VisitorMail = { to: string; subject: string; text: string };

type MailSettings = {
  smtpUrl: string;
  salesEmail: string;
  /** Time limit of a mail, including its time in the queue. */
  timeoutMs?: number;
};

const CONNECT_TIMEOUT_MS = 10_000;
/** A server may examine a message for long before it accepts it; a retry in the meantime would deliver it twice. */
const ANSWER_TIMEOUT_MS = 5 * 60_000;
/** A server that sends a little now and then never counts as silent. */
const MAIL_TIMEOUT_MS = 6 * 60_000;
/** Most servers accept this many connections of one sender, and mails per second. */
const PACE = { maxConnections: 3, rateLimit: 5 };

/** True if a password, and leads with it, would cross a network that others may read. */
function needsTls({ password, hostname }: URL): boolean {
  const host = hostname.toLowerCase().replaceAll(/^\[|\]$/g, '');
  return password !== '' && host !== 'localhost' && !isLoopback(host);
}

/** Many servers reject other characters in the headers of a mail. */
const hasAsciiName = (address: string): boolean => /^[\x21-\x7e]*(?:@|$)/.test(address);

/**
 * Returns what sends mails: a lead to sales, and to visitors what they asked for; replies go to the lead's sender. Logs only the code of a failure. TLS is
 * optional if nobody could eavesdrop, or the URL says so.
 */
export function createMailer({ smtpUrl, salesEmail, timeoutMs = MAIL_TIMEOUT_MS }: MailSettings) {
  const url = new URL(smtpUrl);
  const requireTls = url.searchParams.get('requireTLS');
  url.searchParams.delete('requireTLS');
  const transport = createTransport({
    pool: true,
    ...PACE,
    // The outbox retries; a message that the server had accepted would arrive twice.
    maxRequeues: 0,
    url: url.href,
    requireTLS: requireTls ? requireTls !== 'false' : needsTls(url),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  const [, host = ''] = /@([\w.-]+)/.exec(salesEmail) ?? [];

  /** Sends a mail, and returns the code of a failure; null if it was accepted. */
  async function post(mail: SendMailOptions): Promise<string | null> {
    try {
      await transport.sendMail({
        from: salesEmail,
        ...mail,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return null;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      console.error(`Leads: could not send an email (${code}).`);
      return code;
    }
  }

  const send: SendLead = async (lead) => {
    // Encoded in a header, a line break is harmless until a mail client displays it.
    const sender = toLine(String(lead.payload.name ?? lead.payload.company_name ?? ''));
    const address = String(lead.payload.email ?? '');
    const code = await post({
      to: salesEmail,
      // If the address is left out here, it is still in the text.
      ...(hasAsciiName(address) && { replyTo: { name: sender, address } }),
      // The same for each attempt, so that mailboxes can detect duplicates.
      messageId: `<${lead.key}@${host || 'localhost'}>`,
      subject: `New lead: ${lead.form} form`,
      text: toMailText(lead),
    });
    return code === null
      ? { isAccepted: true }
      : { isAccepted: false, status: NO_ANSWER, reason: code };
  };

  /** Sends a mail to a visitor who asked for it; true if it was accepted. */
  const sendToVisitor = async (mail: VisitorMail): Promise<boolean> => (await post(mail)) === null;

  return { send, sendToVisitor, close: () => transport.close() };
}
