import type { Locale } from '@/lib/i18n/locales';
import type { LeadCall } from './calls';

/** A lead is waiting for delivery, delivered, or given up; a failed one is sent again on request. */
export type LeadStatus = 'pending' | 'delivered' | 'failed';

export type NewLead = {
  /** Identifies one submission: leads with the same key are one lead. */
  key: string;
  /** The form it came from, such as `contact`. */
  form: string;
  locale: Locale;
  call: LeadCall;
  /** Body of the call to the provider. */
  payload: Readonly<Record<string, unknown>>;
  /** CAPTCHA token, sent as a header of the call. */
  token: string;
};

/** All times are milliseconds since 1970. */
export type Lead = NewLead & {
  id: string;
  /** True if nothing can be recovered of what was sent: the payload is empty, and the lead cannot be delivered. */
  isDamaged?: boolean;
  status: LeadStatus;
  /** Number of attempts, including the current one. */
  attempts: number;
  lastError: string | null;
  createdAt: number;
  /** When a pending lead is due. */
  nextAttemptAt: number;
  /** Until when one process has the lead to itself; if that process dies, the lead becomes due again. */
  claimedUntil: number;
};

export type Settlement = { status: LeadStatus; lastError: string | null; nextAttemptAt: number };

/** A mail about a lead, claimed by one process. */
export type QueuedMail = {
  leadId: string;
  /** Number of attempts, including the current one. */
  attempts: number;
  claimedUntil: number;
};

export type MailEnd = 'sent' | 'given up' | { nextAttemptAt: number };
export type MailCounts = { waiting: number; givenUp: number };

/** The mails that notify sales of leads. Each exists until its lead is deleted, so that no lead gets two. */
export type MailQueue = {
  /** Queues the mail about a lead and claims it for its first attempt; null if it was queued before. */
  add(leadId: string, claim: Claim): Promise<QueuedMail | null>;
  /** Claims due mails; no two processes get the same one. */
  claimDue(limit: number, claim: Claim): Promise<QueuedMail[]>;
  /** Records the result of an attempt. The result of an overtaken attempt is dropped, unless it sent the mail. */
  settle(mail: QueuedMail, end: MailEnd): Promise<void>;
  /** Makes every waiting or given-up mail due at once; returns how many there were. */
  makeAllDue(now: number): Promise<number>;
  /** Counts mails that failed and will be retried, and mails that were given up. */
  count(): Promise<MailCounts>;
  /** Deletes mails whose leads were deleted. */
  purge(): Promise<void>;
};

/** Stores leads; every method rejects if the store cannot be read or written. */
export type LeadJournal = {
  readonly mails: MailQueue;
  /**
   * Stores a lead and claims it for its first attempt, or as delivered if only the journal accepts it. A lead with a
   * known key is returned unchanged.
   */
  add(
    lead: NewLead,
    claim: Claim,
    status?: 'pending' | 'delivered',
  ): Promise<{ lead: Lead; isNew: boolean }>;
  /** Claims due leads, longest waiting first, optionally of certain calls only; no two processes get the same lead. */
  claimDue(limit: number, claim: Claim, calls?: readonly LeadCall[]): Promise<Lead[]>;
  /** Claims one lead before it is due; null if it is delivered or another process is sending it. */
  claimOne(id: string, claim: Claim): Promise<Lead | null>;
  /** Records the result of an attempt. The result of an overtaken attempt is dropped, unless it delivered the lead. */
  settle(lead: Lead, settlement: Settlement): Promise<void>;
  /** Makes every failed or waiting lead due at once; returns how many there were. */
  makeAllDue(now: number): Promise<number>;
  /** Marks failed and waiting leads, or one of them, as delivered; returns how many there were. */
  closeOpen(now: number, id?: string): Promise<number>;
  get(id: string): Promise<Lead | null>;
  /** Newest first. */
  list(filter?: LeadFilter): Promise<Lead[]>;
  /** Counts the leads waiting for delivery, and returns when the oldest was created. */
  countPending(): Promise<{ count: number; oldest: number | null }>;
  /** Counts leads by status. */
  countByStatus(): Promise<Record<LeadStatus, number>>;
  /**
   * Writes a row unrelated to leads.
   * @throws if the database accepts no writes
   */
  checkWritable(): Promise<void>;
  /** Deletes leads created before a time that are not waiting for delivery; returns how many there were. */
  purge(before: number): Promise<number>;
  close(): Promise<void>;
};

export type Claim = { now: number; leaseMs: number };
export type LeadFilter = { status?: LeadStatus; limit?: number };
