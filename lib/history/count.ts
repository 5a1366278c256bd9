import type { Database, Row } from '@/lib/database/types';
import { isTime } from '@/lib/time';
import { DAY_MS, HOUR_MS, PERIOD_MS } from './periods';
import type { Period, Source } from './types';

/** How many checks there were, and when the first was taken. */
export type CheckCount = { checks: number; since: number | null };

const COUNT_SUMMARIES = `SELECT SUM(checks) AS checks, MAX(started_at) AS last FROM availability_summaries
  WHERE source = ? AND started_at >= ?`;
const COUNT_CHECKS =
  'SELECT COUNT(*) AS checks FROM availability_checks WHERE source = ? AND taken_at >= ?';

/** Parses a row's time; null if it is missing or damaged. */
export function toTimeOrNull(value: unknown): number | null {
  const time = value === null || value === undefined ? NaN : Number(value);
  return isTime(time) ? time : null;
}

/** Returns when the last of the counted summaries ended. */
function toEnd(row: Row | undefined, period: Period): number {
  const last = toTimeOrNull(row?.last);
  return last === null ? 0 : last + PERIOD_MS[period];
}

/** Returns the finer of two starts if it lies within the coarser one's span, or there is no coarser one. */
function refine(coarse: number | null, fine: number | null, spanMs: number): number | null {
  if (coarse === null || fine === null) return coarse ?? fine;
  return fine < coarse + spanMs ? Math.max(coarse, fine) : coarse;
}

/** Finds when the first check was taken, as exactly as the remaining data of that day allows. */
async function findStart({ run }: Database, source: Source): Promise<number | null> {
  const queries = [
    `SELECT MIN(started_at) AS start FROM availability_summaries WHERE source = ? AND period = 'day'`,
    `SELECT MIN(started_at) AS start FROM availability_summaries WHERE source = ? AND period = 'hour'`,
    'SELECT MIN(taken_at) AS start FROM availability_checks WHERE source = ?',
  ];
  const rows = await Promise.all(queries.map((sql) => run(sql, [source])));
  const [day, hour, check] = rows.map(([row]) => toTimeOrNull(row?.start));
  return refine(refine(day ?? null, hour ?? null, DAY_MS), check ?? null, HOUR_MS);
}

export async function countChecks(database: Database, source: Source): Promise<CheckCount> {
  const { run } = database;
  // Each check counts once: in its day, else in its hour, else individually.
  const [days] = await run(`${COUNT_SUMMARIES} AND period = 'day'`, [source, 0]);
  const daysEnd = toEnd(days, 'day');
  const [hours] = await run(`${COUNT_SUMMARIES} AND period = 'hour'`, [source, daysEnd]);
  const [rest] = await run(COUNT_CHECKS, [source, Math.max(daysEnd, toEnd(hours, 'hour'))]);
  const checks = [days, hours, rest].reduce((sum, row) => sum + Number(row?.checks ?? 0), 0);
  return { checks, since: await findStart(database, source) };
}
