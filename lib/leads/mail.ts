import { createTransport } from 'nodemailer';
import { toLine } from '@/lib/http/clean-text';
import { createGreetingCheck, toServer } from './mail-server';
import { toMailText } from './mail-text';
import type { NewLead } from './types';

export type MailSettings = {
  smtpUrl: string;
  salesEmail: string;
  /** Time limit of an attempt. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** A server may examine a message for long before it accepts it; a retry in the meantime would deliver it twice. */
const ANSWER_TIMEOUT_MS = 5 * 60_000;
/** The limit for an attempt as a whole: a server that sends a little now and then never counts as silent. */
const ATTEMPT_TIMEOUT_MS = 6 * 60_000;

/**
 * `refused`: the server rejected the message permanently, for its content. `put off`: it rejected the message for now,
 * for example to look at it again later. `busy`: it accepts no mail now, for example because it allows few connections
 * per sender. `failed`: it is down, or rejects this site.
 */
export type MailResult = 'sent' | 'refused' | 'put off' | 'busy' | 'failed';

/** Notifies sales of a lead. Never rejects. */
export type Notify = (lead: NewLead) => Promise<MailResult>;

/** Many servers reject other characters in the headers of a mail. */
const hasAsciiName = (address: string): boolean => /^[\x21-\x7e]*(?:@|$)/.test(address);

/** Interprets the server's response; undefined if there was none. */
function toResult(error: unknown): MailResult | undefined {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return undefined;
  const isTemporary = Number(error.responseCode) < 500;
  if (error.code === 'EMESSAGE') return isTemporary ? 'put off' : 'refused';
  // All mails have the same sender and recipient, so a rejected envelope says nothing about this message.
  if (isTemporary || error.code === 'EENVELOPE') return 'busy';
  // Any other response concerns this site, such as its password.
  return 'failed';
}

/** Notifies sales by a mail whose replies go to the lead's sender. Logs only the code of a failure. */
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
        messageId: `<${lead.key}@${domain}>`,
        subject: `New lead: ${lead.form} form`,
        text: toMailText(lead),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return 'sent';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      console.error(`Leads: could not send an email (${code}).`);
      // Some servers drop the connection because of a message's content.
      return toResult(error) ?? ((await isThere()) ? 'busy' : 'failed');
    }
  };
}
