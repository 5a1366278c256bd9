import type { Locale } from '@/lib/i18n/locales';
import type { LeadCall } from './calls';

/** A lead waits for its delivery, has arrived, or was given up; a failed one is sent again when asked. */
export type LeadStatus = 'pending' | 'delivered' | 'failed';

export type NewLead = {
  /** Names one submission: two leads of one key are one lead. */
  key: string;
  /** Which form it came from, such as `contact`. */
  form: string;
  locale: Locale;
  call: LeadCall;
  /** Body of the provider's call. */
  payload: Readonly<Record<string, unknown>>;
  /** Token of the bot challenge, which the call carries as a header. */
  token: string;
};

/** All times are milliseconds since 1970. */
export type Lead = NewLead & {
  id: string;
  /** True where nothing can be read of what was sent: its payload is empty, and it cannot be delivered. */
  isDamaged?: boolean;
  status: LeadStatus;
  /** How often it was sent, the attempt under way included. */
  attempts: number;
  lastError: string | null;
  createdAt: number;
  /** When a pending lead is due. */
  nextAttemptAt: number;
  /** Until when it is one process's to send; a process that dies leaves it due again. */
  claimedUntil: number;
};

export type Settlement = { status: LeadStatus; lastError: string | null; nextAttemptAt: number };

/** A mail about a lead that one process is sending. */
export type QueuedMail = {
  leadId: string;
  /** How often it was tried, the attempt under way included. */
  attempts: number;
  claimedUntil: number;
};

export type MailEnd = 'sent' | 'given up' | { nextAttemptAt: number };
export type MailCounts = { waiting: number; givenUp: number };

/** The mails that tell sales of leads; each is there until its lead is deleted, so that no lead gets two. */
export type MailQueue = {
  /** Queues the mail about a lead and claims it for its first attempt; null for one that was queued before. */
  add(leadId: string, claim: Claim): Promise<QueuedMail | null>;
  /** Claims mails that are due; no two processes get the same. */
  claimDue(limit: number, claim: Claim): Promise<QueuedMail[]>;
  /** Writes how an attempt ended; an end that another attempt has overtaken is dropped unless it sent the mail. */
  settle(mail: QueuedMail, end: MailEnd): Promise<void>;
  /** Makes every mail due at once that waits or was given up; says how many. */
  makeAllDue(now: number): Promise<number>;
  /** How many mails failed and are tried again, and how many were given up. */
  count(): Promise<MailCounts>;
  /** Forgets mails whose leads were deleted. */
  purge(): Promise<void>;
};

/** What keeps leads; every method rejects when the store cannot be read or written. */
export type LeadJournal = {
  readonly mails: MailQueue;
  /**
   * Stores a lead and claims it for its first attempt, or as delivered where nobody but the journal takes it; one whose
   * key is known is given back as it is.
   */
  add(
    lead: NewLead,
    claim: Claim,
    status?: 'pending' | 'delivered',
  ): Promise<{ lead: Lead; isNew: boolean }>;
  /** Claims leads of some calls, all unless told, that are due, the longest waiting first; no two processes get the same. */
  claimDue(limit: number, claim: Claim, calls?: readonly LeadCall[]): Promise<Lead[]>;
  /** Claims one lead ahead of its time; null when it is delivered or another process is sending it. */
  claimOne(id: string, claim: Claim): Promise<Lead | null>;
  /** Writes how an attempt ended; an end that another attempt has overtaken is dropped unless it delivered. */
  settle(lead: Lead, settlement: Settlement): Promise<void>;
  /** Makes every failed or waiting lead due at once; says how many. */
  makeAllDue(now: number): Promise<number>;
  /** Counts failed and waiting leads, or one of them, as delivered; says how many. */
  closeOpen(now: number, id?: string): Promise<number>;
  get(id: string): Promise<Lead | null>;
  /** The newest first. */
  list(filter?: LeadFilter): Promise<Lead[]>;
  /** How many leads wait for their delivery, and when the oldest of them was created. */
  countPending(): Promise<{ count: number; oldest: number | null }>;
  /** How many leads there are in each state. */
  countByStatus(): Promise<Record<LeadStatus, number>>;
  /** Writes a row that no lead is in. @throws when the database takes no writes. */
  checkWritable(): Promise<void>;
  /** Deletes what was created before a time and is not waiting for its delivery; says how many. */
  purge(before: number): Promise<number>;
  close(): Promise<void>;
};

export type Claim = { now: number; leaseMs: number };
export type LeadFilter = { status?: LeadStatus; limit?: number };
