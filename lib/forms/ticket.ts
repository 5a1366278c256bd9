import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { MIN_FILL_MS } from './limits';

const MAX_AGE_MS = 24 * 3_600_000;

export type TicketVerdict = 'valid' | 'early' | 'expired' | 'forged';

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A token that says when a form was begun and that this site said so. */
export function issueTicket(secret: string, now: number): string {
  const text = `${now.toString(36)}.${randomUUID()}`;
  return `${text}.${sign(text, secret)}`;
}

export function judgeTicket(ticket: string, secret: string, now: number): TicketVerdict {
  const [time = '', id = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(`${time}.${id}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const age = now - parseInt(time, 36);
  if (age < MIN_FILL_MS) return 'early';
  return age > MAX_AGE_MS ? 'expired' : 'valid';
}
