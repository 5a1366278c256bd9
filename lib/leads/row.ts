import type { Row } from '@/lib/database/types';
import { isLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { isJsonObject } from '@/lib/json';
import { isTime } from '@/lib/time';
import type { LeadCall } from './calls';
import type { Lead, LeadStatus } from './types';

/** Parses a payload; null if its text is damaged, for example by a disk error or manual SQL. */
function toPayload(text: string): Lead['payload'] | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Parses a time; an invalid one becomes 1970. */
export function toTime(value: unknown): number {
  const time = Number(value);
  return isTime(time) ? time : 0;
}

/** The replacement character for bytes that are not valid UTF-8. */
const UNREADABLE = '\uFFFD';

/** Converts a row to a lead. Never throws, because one damaged row must not hide the others. */
export function toLead(row: Row): Lead {
  const text = (name: string) => String(row[name]);
  // Postgres returns 64-bit numbers as strings.
  const number = (name: string) => Number(row[name]) || 0;
  const locale = row.locale;
  const payload = toPayload(text('payload'));
  return {
    id: text('id'),
    key: text('key'),
    form: text('form'),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    call: text('call') as LeadCall,
    payload: payload ?? {},
    // Without a valid id, the outcome could not be recorded, and the lead would be sent again and again.
    ...((payload === null || text('id').includes(UNREADABLE)) && { isDamaged: true }),
    token: text('token'),
    status: text('status') as LeadStatus,
    attempts: number('attempts'),
    lastError: row.last_error === null ? null : text('last_error'),
    createdAt: toTime(row.created_at),
    nextAttemptAt: number('next_attempt_at'),
    claimedUntil: number('claimed_until'),
  };
}
