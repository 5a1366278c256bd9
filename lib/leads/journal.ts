import type { Database } from '@/lib/database/types';
import { LEAD_CALLS } from './calls';
import { claimDue } from './claim-due';
import { createLeadCounts } from './count-leads';
import { deleteInSteps } from './delete-in-steps';
import { createMailQueue } from './mail-queue';
import { toLead } from './row';
import type { LeadFilter, LeadJournal } from './types';

/** The maximum number of leads in one listing. */
const LIST_LIMIT = 100_000;
/**
 * The first attempt belongs to the process that records the lead, so nobody else may send it until that claim expires.
 */
const INSERT = `INSERT INTO leads (id, key, form, locale, call, payload, token, status, attempts, last_error,
  created_at, next_attempt_at, claimed_until)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, NULL, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;
const CLAIM = 'UPDATE leads SET attempts = attempts + 1, claimed_until = ?';
/** It is waiting or was given up, and nobody is sending it. */
const IS_OPEN = `status <> 'delivered' AND claimed_until <= ?`;
/** A statement without changes needs no disk space and would succeed on a full disk. */
const CHECK = `INSERT INTO leases (name, holder, expires_at) VALUES ('journal-check', '', ?)
  ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`;
/** Only the number of rows matters. */
const DONE = 'RETURNING 1 AS done';
const TABLE = { name: 'leads', key: 'id', order: 'next_attempt_at' } as const;

/** Stores leads in a database of either kind. */
export function createJournal(database: Database): LeadJournal {
  const { run, close } = database;
  const columns = database.columns('leads');
  const mails = createMailQueue(database);
  const find = async (column: 'id' | 'key', value: string) => {
    const [row] = await run(`SELECT ${columns} FROM leads WHERE ${column} = ?`, [value]);
    return row ? toLead(row) : null;
  };

  return {
    mails,

    async add(lead, { now, leaseMs }, status = 'pending') {
      const { key, form, locale, call, payload, token } = lead;
      const written = [
        crypto.randomUUID(),
        key,
        form,
        locale,
        call,
        JSON.stringify(payload),
        token,
        status,
      ];
      const times = [now, now, now + leaseMs];
      const [row] = await run(`${INSERT} RETURNING ${columns}`, [...written, ...times]);
      if (row) return { lead: toLead(row), isNew: true };
      const known = await find('key', key);
      if (!known) throw new Error('a lead was deleted while it was asked for');
      return { lead: known, isNew: false };
    },

    async claimDue(limit, claim, calls = LEAD_CALLS) {
      if (calls.length === 0) return [];
      const waits = `status = 'pending' AND call IN (${calls.map((call) => `'${call}'`).join(', ')})`;
      return (await claimDue(database, { ...TABLE, waits }, limit, claim)).map(toLead);
    },

    async claimOne(id, { now, leaseMs }) {
      const condition = `id = ? AND status <> 'delivered' AND claimed_until <= ?`;
      const sql = `${CLAIM} WHERE ${condition} RETURNING ${columns}`;
      const [row] = await run(sql, [now + leaseMs, id, now]);
      return row ? toLead(row) : null;
    },

    async settle({ id, claimedUntil }, { status, lastError, nextAttemptAt }) {
      const end = 'status = ?, last_error = ?, next_attempt_at = ?, claimed_until = 0';
      const values = [status, lastError, nextAttemptAt, id];
      if (status === 'delivered') await run(`UPDATE leads SET ${end} WHERE id = ?`, values);
      else {
        const condition = `id = ? AND status <> 'delivered' AND claimed_until = ?`;
        await run(`UPDATE leads SET ${end} WHERE ${condition}`, [...values, claimedUntil]);
      }
    },

    async makeAllDue(now) {
      const change = `UPDATE leads SET status = 'pending', next_attempt_at = ?`;
      return (await run(`${change} WHERE ${IS_OPEN} ${DONE}`, [now, now])).length;
    },

    async closeOpen(now, id) {
      const change = `UPDATE leads SET status = 'delivered', last_error = NULL WHERE ${IS_OPEN}`;
      const [condition, values] = id === undefined ? ['', [now]] : [' AND id = ?', [now, id]];
      return (await run(`${change}${condition} ${DONE}`, values)).length;
    },

    get: (id) => find('id', id),

    async list({ status, limit = LIST_LIMIT }: LeadFilter = {}) {
      const condition = status ? 'WHERE status = ?' : '';
      const values = status ? [status, limit] : [limit];
      const order = 'ORDER BY created_at DESC, id LIMIT ?';
      return (await run(`SELECT ${columns} FROM leads ${condition} ${order}`, values)).map(toLead);
    },

    ...createLeadCounts(database),

    async checkWritable() {
      await run(CHECK, [Date.now()]);
    },

    async purge(before) {
      const condition = `created_at < ? AND status <> 'pending'`;
      const deleted = await deleteInSteps(run, TABLE, condition, [before]);
      if (deleted > 0) await mails.purge();
      return deleted;
    },

    close,
  };
}
