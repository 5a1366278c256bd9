import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { openDatabase } from '@/lib/database/open';
import type { Database, Row, Value } from '@/lib/database/types';
import type { Locale } from '@/lib/i18n/locales';
import {
  LEAD_CALLS,
  type Channel,
  type Claim,
  type Lead,
  type LeadCall,
  type LeadStatus,
  type NewLead,
  type Settlement,
} from './types';

/** The maximum number of leads in one listing. */
const LIST_LIMIT = 100_000;
/**
 * Leads deleted at a time. Postgres cancels a statement after five seconds, and SQLite blocks all requests meanwhile, a
 * tenth of a second for this many.
 */
const DELETED_AT_ONCE = 2000;

const INSERT_LEAD = `INSERT INTO leads (id, key, form, locale, call, payload, token, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING RETURNING id`;
/** Queues nothing for a lead that was known before. */
const INSERT_DELIVERY = `INSERT INTO lead_outbox
  (lead_id, channel, status, attempts, last_error, next_attempt_at, claimed_until)
  SELECT id, ?, ?, 1, NULL, created_at, CAST(? AS BIGINT) FROM leads WHERE id = ?`;
const SELECT = 'SELECT * FROM leads JOIN lead_outbox ON lead_id = id';
const CLAIM = 'UPDATE lead_outbox SET attempts = attempts + 1, claimed_until = ?';
const IS_DUE = `channel = ? AND status = 'pending' AND next_attempt_at <= ? AND claimed_until <= ?`;
/** It is waiting or was given up, and nobody is sending it. */
const IS_OPEN = `channel = ? AND status <> 'delivered' AND claimed_until <= ?`;
/** A statement without changes needs no disk space and would succeed on a full disk. */
const CHECK = `INSERT INTO leases (name, holder, expires_at) VALUES ('journal-check', '', ?)
  ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`;
const DELETE_LEADS = `DELETE FROM leads WHERE id IN (SELECT id FROM leads WHERE created_at < ? AND NOT EXISTS
  (SELECT 1 FROM lead_outbox WHERE lead_id = id AND channel = 'provider' AND status = 'pending')
  LIMIT ${DELETED_AT_ONCE}) RETURNING 1 AS done`;
/** Deletes what is left in the outbox of leads that are gone. */
export const DELETE_LEFT_DELIVERIES =
  'DELETE FROM lead_outbox WHERE NOT EXISTS (SELECT 1 FROM leads WHERE id = lead_id)';

// Postgres returns 64-bit numbers as strings.
const toLead = (row: Row): Lead => ({
  id: String(row.id),
  key: String(row.key),
  form: String(row.form),
  locale: row.locale as Locale,
  call: row.call as LeadCall,
  payload: JSON.parse(String(row.payload)) as Lead['payload'],
  token: String(row.token),
  createdAt: Number(row.created_at),
  channel: row.channel as Channel,
  status: row.status as LeadStatus,
  attempts: Number(row.attempts),
  lastError: row.last_error as string | null,
  nextAttemptAt: Number(row.next_attempt_at),
  claimedUntil: Number(row.claimed_until),
});

/** How a new lead is recorded for one channel: claimed for its first attempt, or as delivered by being recorded. */
export type NewDelivery = { channel: Channel; status: 'pending' | 'delivered'; leaseMs: number };

/** The leads in a database, and the outbox that says what becomes of them. Every method rejects if the database does. */
export function createJournal({ run, batch, close }: Database) {
  const select = async (condition: string, values: readonly Value[]) =>
    (await run(`${SELECT} WHERE ${condition}`, values)).map(toLead);

  return {
    /** Stores a lead with all its deliveries; one with a known key is returned unchanged. */
    async add(
      { key, form, locale, call, payload, token }: NewLead,
      now: number,
      deliveries: readonly NewDelivery[],
    ): Promise<{ lead: Lead; isNew: boolean }> {
      const id = crypto.randomUUID();
      const lead = [id, key, form, locale, call, JSON.stringify(payload), token, now];
      const results = await batch([
        { sql: INSERT_LEAD, values: lead },
        ...deliveries.map(({ channel, status, leaseMs }) => ({
          sql: INSERT_DELIVERY,
          values: [channel, status, now + leaseMs, id],
        })),
        { sql: `${SELECT} WHERE key = ? AND channel = 'provider'`, values: [key] },
      ]);
      const [known] = results.at(-1) ?? [];
      if (!known) throw new Error('a lead was deleted while it was asked for');
      return { lead: toLead(known), isNew: results[0]?.length === 1 };
    },

    /**
     * Claims due leads, least tried and longest waiting first, optionally of certain calls only; no two processes get
     * the same lead.
     */
    async claimDue(
      channel: Channel,
      limit: number,
      { now, leaseMs }: Claim,
      calls: readonly LeadCall[] = LEAD_CALLS,
    ): Promise<Lead[]> {
      if (calls.length === 0) return [];
      const due = [channel, now, now];
      const isCalled = `call IN (${calls.map(() => '?').join(', ')})`;
      const chosen = `SELECT lead_id FROM leads JOIN lead_outbox ON lead_id = id
        WHERE ${IS_DUE} AND ${isCalled} ORDER BY attempts, next_attempt_at LIMIT ?`;
      // The condition appears twice: Postgres re-evaluates the outer one once a competing process releases the row.
      const claimed = await run(
        `${CLAIM} WHERE ${IS_DUE} AND lead_id IN (${chosen}) RETURNING lead_id`,
        [now + leaseMs, ...due, ...due, ...calls, limit],
      );
      if (claimed.length === 0) return [];
      const ids = claimed.map(({ lead_id: id }) => String(id));
      return select(`channel = ? AND id IN (${ids.map(() => '?').join(', ')})`, [channel, ...ids]);
    },

    /** Claims a lead for the provider before it is due; null if it is delivered or another process is sending it. */
    async claimOne(id: string, { now, leaseMs }: Claim): Promise<Lead | null> {
      const sql = `${CLAIM} WHERE ${IS_OPEN} AND lead_id = ? RETURNING lead_id`;
      const [claimed] = await run(sql, [now + leaseMs, 'provider', now, id]);
      return claimed ? this.get(id) : null;
    },

    /** Records the result of an attempt. The result of an overtaken attempt is dropped, unless it delivered the lead. */
    async settle(lead: Lead, { status, lastError, nextAttemptAt }: Settlement): Promise<void> {
      const end = `UPDATE lead_outbox SET status = ?, last_error = ?, next_attempt_at = ?, claimed_until = 0
        WHERE lead_id = ? AND channel = ?`;
      const values = [status, lastError, nextAttemptAt, lead.id, lead.channel];
      if (status === 'delivered') await run(end, values);
      else {
        const isOwn = `status <> 'delivered' AND claimed_until = ?`;
        await run(`${end} AND ${isOwn}`, [...values, lead.claimedUntil]);
      }
    },

    /** Makes every failed or waiting lead of a channel due at once, as if never tried; returns how many there were. */
    async makeAllDue(channel: Channel, now: number): Promise<number> {
      const change = `UPDATE lead_outbox SET status = 'pending', attempts = 0, next_attempt_at = ?`;
      const sql = `${change} WHERE ${IS_OPEN} RETURNING 1 AS done`;
      return (await run(sql, [now, channel, now])).length;
    },

    /** Sends no more of what the provider did not get, all or one lead; returns how many there were. */
    async closeOpen(now: number, id?: string): Promise<number> {
      const change = `UPDATE lead_outbox SET status = 'delivered', last_error = NULL WHERE ${IS_OPEN}`;
      const condition = id === undefined ? '' : 'AND lead_id = ?';
      const values = ['provider', now, ...(id === undefined ? [] : [id])];
      return (await run(`${change} ${condition} RETURNING 1 AS done`, values)).length;
    },

    async get(id: string): Promise<Lead | null> {
      const [lead] = await select(`channel = 'provider' AND id = ?`, [id]);
      return lead ?? null;
    },

    /** Lists leads with the state of their delivery to the provider, newest first. */
    list(limit = LIST_LIMIT): Promise<Lead[]> {
      return select(`channel = 'provider' ORDER BY created_at DESC, id LIMIT ?`, [limit]);
    },

    async countByStatus(channel: Channel = 'provider'): Promise<Record<LeadStatus, number>> {
      const counts = { pending: 0, delivered: 0, failed: 0 };
      const sql =
        'SELECT status, COUNT(*) AS count FROM lead_outbox WHERE channel = ? GROUP BY status';
      for (const { status, count } of await run(sql, [channel])) {
        counts[status as LeadStatus] = Number(count);
      }
      return counts;
    },

    /**
     * Writes a row unrelated to leads.
     * @throws if the database accepts no writes
     */
    async checkWritable(): Promise<void> {
      await run(CHECK, [Date.now()]);
    },

    /** Deletes leads created before a time that do not wait for the provider; returns how many there were. */
    async purge(before: number): Promise<number> {
      for (let count = 0; ;) {
        const [deleted = []] = await batch([
          { sql: DELETE_LEADS, values: [before] },
          { sql: DELETE_LEFT_DELIVERIES },
        ]);
        count += deleted.length;
        if (deleted.length === 0) return count;
        await yieldToRequests();
      }
    },

    close,
  };
}

export type LeadJournal = ReturnType<typeof createJournal>;

/** Opens the journal in the database at a `postgres:` or `file:` URL. */
export const openJournal = async (url: string): Promise<LeadJournal> =>
  createJournal(await openDatabase(url));
