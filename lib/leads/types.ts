import type { Locale } from '@/lib/i18n/locales';

/** The provider's calls that accept leads, as path endings. */
export const LEAD_CALLS = ['contacts/', 'enterprise-request', 'send_form'] as const;
export type LeadCall = (typeof LEAD_CALLS)[number];

/** Where a lead is sent: to the provider, and by mail to sales. */
export type Channel = 'provider' | 'mail';

/** A lead is waiting for delivery, delivered, or given up; a failed one is sent again on request. */
export type LeadStatus = 'pending' | 'delivered' | 'failed';

export type NewLead = {
  /** Identifies one submission: leads with the same key are one lead. */
  key: string;
  /** The form it came from, such as `contact`. */
  form: string;
  locale: Locale;
  call: LeadCall;
  /** Body of the call to the provider, and `quote`: what the visitor put together, which the provider's API lacks. */
  payload: Readonly<Record<string, unknown>>;
  /** CAPTCHA token, sent as a header of the call. */
  token: string;
};

/** A lead, and the state of its delivery over one channel. All times are milliseconds since 1970. */
export type Lead = NewLead & {
  id: string;
  createdAt: number;
  channel: Channel;
  status: LeadStatus;
  /** Number of attempts, including the current one. */
  attempts: number;
  lastError: string | null;
  /** When a pending lead is due. */
  nextAttemptAt: number;
  /** Until when one process has the lead to itself; if that process dies, the lead becomes due again. */
  claimedUntil: number;
};

export type Claim = { now: number; leaseMs: number };
export type Settlement = { status: LeadStatus; lastError: string | null; nextAttemptAt: number };
