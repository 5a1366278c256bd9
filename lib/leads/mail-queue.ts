import type { Database, Row } from '@/lib/database/types';
import { claimDue } from './claim-due';
import { deleteInSteps } from './delete-in-steps';
import type { Claim, MailQueue, QueuedMail } from './types';

const INSERT = `INSERT INTO lead_mails (lead_id, attempts, next_attempt_at, claimed_until)
  VALUES (?, 1, ?, ?) ON CONFLICT (lead_id) DO NOTHING`;
const TABLE = {
  name: 'lead_mails',
  key: 'lead_id',
  waits: 'next_attempt_at IS NOT NULL',
  // Otherwise, thousands of mails that the server keeps rejecting would hold up those of a short outage.
  order: 'attempts, next_attempt_at',
} as const;
const SETTLE = 'UPDATE lead_mails SET next_attempt_at = ?, claimed_until = ? WHERE lead_id = ?';
/** Stored as the claim of a mail that was given up, to distinguish it from a sent one; neither is waiting. */
const GIVEN_UP = -1;
const IS_GIVEN_UP = `next_attempt_at IS NULL AND claimed_until = ${GIVEN_UP}`;

const toMail = (row: Row): QueuedMail => ({
  leadId: String(row.lead_id),
  attempts: Number(row.attempts),
  claimedUntil: Number(row.claimed_until),
});

/** The queue of mails about leads, in a database of either kind. */
export function createMailQueue({ run, columns }: Pick<Database, 'run' | 'columns'>): MailQueue {
  const returned = `RETURNING ${columns('lead_mails')}`;
  return {
    async add(leadId, { now, leaseMs }: Claim) {
      const [row] = await run(`${INSERT} ${returned}`, [leadId, now, now + leaseMs]);
      return row ? toMail(row) : null;
    },

    async claimDue(limit, claim) {
      return (await claimDue({ run, columns }, TABLE, limit, claim)).map(toMail);
    },

    async settle({ leadId, claimedUntil }, end) {
      if (end === 'sent') return void (await run(SETTLE, [null, 0, leadId]));
      const values = end === 'given up' ? [null, GIVEN_UP] : [end.nextAttemptAt, 0];
      const condition = 'next_attempt_at IS NOT NULL AND claimed_until = ?';
      await run(`${SETTLE} AND ${condition}`, [...values, leadId, claimedUntil]);
    },

    async makeAllDue(now) {
      const isWaiting = `${TABLE.waits} AND claimed_until <= ?`;
      // Attempts restart; otherwise, one more failure would give a mail up again.
      const change = 'UPDATE lead_mails SET attempts = 1, next_attempt_at = ?, claimed_until = 0';
      const sql = `${change} WHERE ${IS_GIVEN_UP} OR (${isWaiting}) RETURNING 1 AS done`;
      return (await run(sql, [now, now])).length;
    },

    async count() {
      const count = async (condition: string) => {
        const [row] = await run(`SELECT COUNT(*) AS count FROM lead_mails WHERE ${condition}`);
        return Number(row?.count);
      };
      // The first attempt is made together with the lead.
      return {
        waiting: await count(`${TABLE.waits} AND attempts > 1`),
        givenUp: await count(IS_GIVEN_UP),
      };
    },

    async purge() {
      const isGone = 'NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_mails.lead_id)';
      await deleteInSteps(run, TABLE, isGone);
    },
  };
}
