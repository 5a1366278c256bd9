import type { Database, Row } from '@/lib/database/types';
import { FAR_AHEAD_MS } from './schedule';
import type { Claim, MailQueue, QueuedMail } from './types';

const INSERT = `INSERT INTO lead_mails (lead_id, attempts, next_attempt_at, claimed_until)
  VALUES (?, 1, ?, ?) ON CONFLICT (lead_id) DO NOTHING RETURNING *`;
const IS_DUE = 'next_attempt_at NOT BETWEEN ? AND ? AND claimed_until NOT BETWEEN ? AND ?';
const CLAIM = 'UPDATE lead_mails SET attempts = attempts + 1, claimed_until = ?';
const SETTLE = 'UPDATE lead_mails SET next_attempt_at = ?, claimed_until = 0 WHERE lead_id = ?';

const toMail = (row: Row): QueuedMail => ({
  leadId: String(row.lead_id),
  attempts: Number(row.attempts),
  claimedUntil: Number(row.claimed_until),
});

/** The queue of mails about leads, over a database of either kind. */
export function createMailQueue({ run }: Pick<Database, 'run'>): MailQueue {
  return {
    async add(leadId, { now, leaseMs }: Claim) {
      const [row] = await run(INSERT, [leadId, now, now + leaseMs]);
      return row ? toMail(row) : null;
    },

    async claimDue(limit, { now, leaseMs }: Claim) {
      // The condition stands twice: Postgres asks the outer one again once a rival has let go of the row.
      const later = [now + 1, now + FAR_AHEAD_MS];
      const chosen = `SELECT lead_id FROM lead_mails WHERE ${IS_DUE} ORDER BY next_attempt_at LIMIT ?`;
      const rows = await run(`${CLAIM} WHERE lead_id IN (${chosen}) AND ${IS_DUE} RETURNING *`, [
        now + leaseMs,
        ...[...later, ...later, limit],
        ...[...later, ...later],
      ]);
      return rows.map(toMail);
    },

    async settle({ leadId, claimedUntil }, nextAttemptAt) {
      if (nextAttemptAt === null) await run(SETTLE, [null, leadId]);
      else {
        const condition = 'next_attempt_at IS NOT NULL AND claimed_until = ?';
        await run(`${SETTLE} AND ${condition}`, [nextAttemptAt, leadId, claimedUntil]);
      }
    },

    async purge() {
      const isGone = 'NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_mails.lead_id)';
      await run(`DELETE FROM lead_mails WHERE ${isGone}`);
    },
  };
}
