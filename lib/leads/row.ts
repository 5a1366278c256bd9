import type { Row } from '@/lib/database/types';
import { isLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LeadCall } from './calls';
import type { Lead, LeadStatus } from './types';

/** A row of the table as a lead. */
export function toLead(row: Row): Lead {
  const text = (name: string) => String(row[name]);
  // Postgres gives its 64-bit numbers as texts.
  const number = (name: string) => Number(row[name]);
  const locale = row.locale;
  return {
    id: text('id'),
    key: text('key'),
    form: text('form'),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    call: text('call') as LeadCall,
    payload: JSON.parse(text('payload')) as Lead['payload'],
    token: text('token'),
    status: text('status') as LeadStatus,
    attempts: number('attempts'),
    lastError: row.last_error === null ? null : text('last_error'),
    createdAt: number('created_at'),
    nextAttemptAt: number('next_attempt_at'),
    claimedUntil: number('claimed_until'),
  };
}
