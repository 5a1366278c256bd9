import type { MailResult } from './mail';
import { getDelay, MAX_ATTEMPTS } from './schedule';
import type { Lead, MailEnd, QueuedMail } from './types';

const HOUR_MS = 3_600_000;
/** How long a mail is retried at least, however often the server turns it away. */
const MIN_RETRY_MS = 3 * 24 * HOUR_MS;

type UnsentResult = Exclude<MailResult, 'sent'>;

/** A busy server is asked again sooner. One that has been down for a day gets all mails within an hour of its return. */
const BACKOFFS: Record<UnsentResult, { doublesAfter?: number; maxDelayMs?: number }> = {
  refused: {},
  'put off': { doublesAfter: 2, maxDelayMs: HOUR_MS },
  busy: { doublesAfter: 2, maxDelayMs: HOUR_MS },
  failed: { maxDelayMs: HOUR_MS },
};

type Attempt = {
  lead: Pick<Lead, 'createdAt'>;
  mail: Pick<QueuedMail, 'attempts'>;
  result: MailResult;
  now: number;
  /** Delay before the second attempt. */
  delayMs: number;
};

/** Returns what becomes of a mail after an attempt: sent, due again after a growing delay, or given up. */
export function toMailEnd({ lead, mail: { attempts }, result, now, delayMs }: Attempt): MailEnd {
  if (result === 'sent') return result;
  // A time in the future comes from a clock that ran ahead.
  const isOld = Math.abs(now - lead.createdAt) >= MIN_RETRY_MS;
  if (attempts >= MAX_ATTEMPTS && isOld) return 'given up';
  return { nextAttemptAt: now + getDelay(attempts, { delayMs, ...BACKOFFS[result] }) };
}
