import { createTransport } from 'nodemailer';
import { isLoopback } from '@/lib/http/address-key';
import { toLine } from '@/lib/http/clean-text';
import { NO_ANSWER } from '@/lib/provider/send-lead';
import type { SendLead } from './delivery';
import { toMailText } from './mail-text';

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
 * Returns what sends a lead to sales by mail; replies go to the lead's sender. Logs only the code of a failure. TLS is
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

  const send: SendLead = async (lead) => {
    // Encoded in a header, a line break is harmless until a mail client displays it.
    const sender = toLine(String(lead.payload.name ?? lead.payload.company_name ?? ''));
    const address = String(lead.payload.email ?? '');
    try {
      await transport.sendMail({
        from: salesEmail,
        to: salesEmail,
        // If the address is left out here, it is still in the text.
        ...(hasAsciiName(address) && { replyTo: { name: sender, address } }),
        // The same for each attempt, so that mailboxes can detect duplicates.
        messageId: `<${lead.key}@${host || 'localhost'}>`,
        subject: `New lead: ${lead.form} form`,
        text: toMailText(lead),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { isAccepted: true };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      console.error(`Leads: could not send an email (${code}).`);
      return { isAccepted: false, status: NO_ANSWER, reason: code };
    }
  };
  return { send, close: () => transport.close() };
}
