import { createTransport } from 'nodemailer';
import { toLine } from '@/lib/http/clean-text';
import { createGreetingCheck, toServer } from './mail-server';
import { toMailText } from './mail-text';
import type { NewLead } from './types';

export type MailSettings = {
  smtpUrl: string;
  salesEmail: string;
  /** How long an attempt may take. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** A server may look long at a message before it says that it has taken it; asked too early, it would get it twice. */
const ANSWER_TIMEOUT_MS = 5 * 60_000;
/** Of an attempt in all: a server that says a little now and then is never silent for long. */
const ATTEMPT_TIMEOUT_MS = 6 * 60_000;

/**
 * Where the server is there and did not take this one, `refused` is for good, such as for what it says, and `put off` for
 * now, such as while it takes no more of one sender.
 */
export type MailResult = 'sent' | 'refused' | 'put off' | 'failed';

/** Tells sales of a lead. Never rejects. */
export type Notify = (lead: NewLead) => Promise<MailResult>;

/** Many servers take no other signs in the headers of a mail. */
const hasAsciiName = (address: string): boolean => /^[\x21-\x7e]*(?:@|$)/.test(address);

/** What the server's answer means; undefined if it did not answer. */
function toResult(error: unknown): MailResult | undefined {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return undefined;
  if (Number(error.responseCode) < 500) return 'put off';
  // Any other answer is about this site, such as its password.
  return error.code === 'EMESSAGE' || error.code === 'EENVELOPE' ? 'refused' : 'failed';
}

/** Tells sales by an e-mail whose replies go to the lead's sender; logs no more of a failure than its code. */
export function createMailNotification(settings: MailSettings): Notify {
  const { smtpUrl, salesEmail, timeoutMs = ATTEMPT_TIMEOUT_MS } = settings;
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  };
  const server = { ...toServer(smtpUrl), ...timeouts };
  const transport = createTransport(server);
  const isThere = createGreetingCheck(server, Math.min(timeoutMs, TIMEOUT_MS));
  const domain =
    salesEmail
      .split('@')
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '') || 'localhost';
  return async (lead) => {
    // Encoded in a header, a line break does no harm until a mail client shows it.
    const sender = toLine(String(lead.payload.name ?? lead.payload.company_name ?? ''));
    const address = String(lead.payload.email ?? '');
    try {
      await transport.sendMail({
        from: salesEmail,
        to: salesEmail,
        // The text has an address that is left out here.
        ...(hasAsciiName(address) && { replyTo: { name: sender, address } }),
        // The same each time, by which mailboxes know a second copy.
        messageId: `<${lead.key}@${domain}>`,
        subject: `New lead: ${lead.form} form`,
        text: toMailText(lead),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return 'sent';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      console.error(`Leads: could not send an email (${code}).`);
      // Some servers end the connection over what a message says.
      return toResult(error) ?? ((await isThere()) ? 'put off' : 'failed');
    }
  };
}
