import type { Database } from '@/lib/database/types';
import { toTime } from './row';
import type { LeadJournal, LeadStatus } from './types';

const STATUSES = ['pending', 'delivered', 'failed'] as const satisfies LeadStatus[];

/** Counts leads without reading texts, so that damaged ones do not matter. */
export function createLeadCounts({
  run,
}: Pick<Database, 'run'>): Pick<LeadJournal, 'countPending' | 'countByStatus'> {
  return {
    async countPending() {
      const counted = 'COUNT(*) AS count, MIN(created_at) AS oldest';
      const [row] = await run(`SELECT ${counted} FROM leads WHERE status = 'pending'`);
      const oldest = row?.oldest ?? null;
      return { count: Number(row?.count), oldest: oldest === null ? null : toTime(oldest) };
    },

    async countByStatus() {
      const counts = STATUSES.map(
        (name) => `COUNT(CASE WHEN status = '${name}' THEN 1 END) AS ${name}`,
      );
      const [row] = await run(`SELECT ${counts.join(', ')} FROM leads`);
      const [pending, delivered, failed] = STATUSES.map((name) => Number(row?.[name]));
      return { pending, delivered, failed } as Record<LeadStatus, number>;
    },
  };
}
