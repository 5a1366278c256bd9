import { createTransport } from 'nodemailer';
import { toLine } from '@/lib/http/clean-text';
import { toMailText } from './mail-text';
import type { NewLead } from './types';

export type MailSettings = { smtpUrl: string; salesEmail: string };

const TIMEOUT_MS = 10_000;

/** Tells sales of a lead; false when that failed. Never rejects. */
export type Notify = (lead: NewLead) => Promise<boolean>;

/** Tells sales by an e-mail whose replies go to the lead's sender; logs no more of a failure than its code. */
export function createMailNotification({ smtpUrl, salesEmail }: MailSettings): Notify {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (lead) => {
    // Encoded in a header, a line break does no harm until a mail client shows it.
    const sender = toLine(String(lead.payload.name ?? lead.payload.company_name ?? ''));
    try {
      await transport.sendMail({
        from: salesEmail,
        to: salesEmail,
        replyTo: { name: sender, address: String(lead.payload.email ?? '') },
        subject: `New lead: ${lead.form} form`,
        text: toMailText(lead),
      });
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      console.error(`Leads: could not send an email (${code}).`);
      return false;
    }
  };
}
