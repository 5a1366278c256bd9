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
} as const;
const SETTLE = 'UPDATE lead_mails SET next_attempt_at = ?, claimed_until = 0 WHERE lead_id = ?';

const toMail = (row: Row): QueuedMail => ({
  leadId: String(row.lead_id),
  attempts: Number(row.attempts),
  claimedUntil: Number(row.claimed_until),
});

/** The queue of mails about leads, over a database of either kind. */
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

    async settle({ leadId, claimedUntil }, nextAttemptAt) {
      if (nextAttemptAt === null) await run(SETTLE, [null, leadId]);
      else {
        const condition = 'next_attempt_at IS NOT NULL AND claimed_until = ?';
        await run(`${SETTLE} AND ${condition}`, [nextAttemptAt, leadId, claimedUntil]);
      }
    },

    async purge() {
      const isGone = 'NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_mails.lead_id)';
      await deleteInSteps(run, TABLE, isGone);
    },
  };
}
