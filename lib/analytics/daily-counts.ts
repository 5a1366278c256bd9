import type { Database } from '@/lib/database/types';
import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import type { CountedEvent } from './events';

/** How often something happened on a day, such as `2026-11-29`, in UTC. */
export type DailyCount = CountedEvent & { day: string; count: number };

/** A year, and a month to compare it with the one before. */
const KEPT_MS = 400 * DAY_MS;

const ADD = `INSERT INTO daily_counts (day, name, subject, locale, count) VALUES (?, ?, ?, ?, 1)
  ON CONFLICT (day, name, subject, locale) DO UPDATE SET count = daily_counts.count + 1`;

/** Adds events to the counts of a day, and deletes counts that are older than 400 days. */
export async function addEvents(
  { batch }: Database,
  events: readonly CountedEvent[],
  now: number,
): Promise<void> {
  const day = toUtcDay(now);
  await batch([
    ...events.map(({ name, subject, locale }) => ({
      sql: ADD,
      values: [day, name, subject, locale],
    })),
    { sql: 'DELETE FROM daily_counts WHERE day < ?', values: [toUtcDay(now - KEPT_MS)] },
  ]);
}

/** Lists the counts since a day, oldest day first and highest count first. */
export async function listDailyCounts({ run }: Database, since: string): Promise<DailyCount[]> {
  const rows = await run(
    'SELECT * FROM daily_counts WHERE day >= ? ORDER BY day, name, count DESC, subject, locale',
    [since],
  );
  return rows.map(
    ({ day, name, subject, locale, count }) =>
      ({ day, name, subject, locale, count: Number(count) }) as DailyCount,
  );
}
