import type { Database, Row } from '@/lib/database/types';
import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import { readReadings, readStats, writeReadings, writeStats } from './encoding';
import { HOUR_MS, PERIOD_MS } from './periods';
import type { Check, DaySums, Incident, Period, Summary } from './types';

/** Earlier versions recorded samples too, under a name of their own. */
const source = 'live';

/** How many checks there were, and when the first was taken. */
export type CheckCount = { checks: number; since: number | null };

/** From a time (inclusive) to another (exclusive), oldest first. */
export type Span = { from: number; to: number; limit: number };

const SPAN = 'source = ? AND taken_at >= ? AND taken_at < ? ORDER BY taken_at LIMIT ?';
const PERIOD_SPAN = `source = ? AND period = ? AND started_at >= ? AND started_at < ?
  ORDER BY started_at LIMIT ?`;

// Postgres returns 64-bit numbers as strings.
const toTime = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

const toCheck = (row: Row): Check => ({
  takenAt: Number(row.taken_at),
  readings: readReadings(String(row.readings)),
});

const toSummary = (row: Row): Summary => ({
  startedAt: Number(row.started_at),
  checks: Number(row.checks),
  stats: readStats(String(row.readings)),
});

const COUNT_SUMMARIES = `SELECT SUM(checks) AS checks, MIN(started_at) AS first, MAX(started_at) AS last
  FROM availability_summaries WHERE source = ? AND period = ? AND started_at >= ?`;
const COUNT_CHECKS =
  'SELECT COUNT(*) AS checks FROM availability_checks WHERE source = ? AND taken_at >= ?';
const FIND_FIRST_HOUR = `SELECT MIN(started_at) AS first FROM availability_summaries
  WHERE source = ? AND period = 'hour'`;
const FIND_FIRST_CHECK = 'SELECT MIN(taken_at) AS first FROM availability_checks WHERE source = ?';

/** Returns the finer of two starts if it lies within the coarser one's span, or there is no coarser one. */
function refine(coarse: number | null, fine: number | null, spanMs: number): number | null {
  if (coarse === null || fine === null) return coarse ?? fine;
  return fine < coarse + spanMs ? Math.max(coarse, fine) : coarse;
}

/** Counts each check once: in its day, else in its hour, else individually. */
async function countChecks({ run }: Database): Promise<CheckCount> {
  const toEnd = (row: Row | undefined, period: Period) => {
    const last = toTime(row?.last);
    return last === null ? 0 : last + PERIOD_MS[period];
  };
  const [days] = await run(COUNT_SUMMARIES, [source, 'day', 0]);
  const daysEnd = toEnd(days, 'day');
  const [hours] = await run(COUNT_SUMMARIES, [source, 'hour', daysEnd]);
  const [rest] = await run(COUNT_CHECKS, [source, Math.max(daysEnd, toEnd(hours, 'hour'))]);
  const [firstHour] = await run(FIND_FIRST_HOUR, [source]);
  const [firstCheck] = await run(FIND_FIRST_CHECK, [source]);
  const sinceHour = refine(toTime(days?.first), toTime(firstHour?.first), DAY_MS);
  return {
    checks: [days, hours, rest].reduce((sum, row) => sum + Number(row?.checks ?? 0), 0),
    since: refine(sinceHour, toTime(firstCheck?.first), HOUR_MS),
  };
}

/** Databases limit the values of a statement. */
const ROWS_AT_ONCE = 1000;

const toSave = (rows: number) => `INSERT INTO availability_incidents
  (source, chain, region, started_at, last_seen_at, ended_at, checks, lowest, total)
  VALUES ${Array(rows).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
  ON CONFLICT (source, chain, region, started_at) DO UPDATE SET last_seen_at = excluded.last_seen_at,
  ended_at = excluded.ended_at, checks = excluded.checks, lowest = excluded.lowest, total = excluded.total`;

// Postgres returns 64-bit numbers as strings.
const toIncident = (row: Row): Incident => ({
  chain: String(row.chain),
  region: String(row.region),
  startedAt: Number(row.started_at),
  lastSeenAt: Number(row.last_seen_at),
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  count: Number(row.checks),
  lowest: Number(row.lowest),
  total: Number(row.total),
});

/** Stores the history. Every method rejects if the database cannot be read or written. */
export function createHistoryJournal(database: Database) {
  const { run } = database;
  return {
    /** @returns false if there already is a check with that time */
    async addCheck({ takenAt, readings }: Check): Promise<boolean> {
      const rows = await run(
        `INSERT INTO availability_checks (source, taken_at, readings) VALUES (?, ?, ?)
          ON CONFLICT (source, taken_at) DO NOTHING RETURNING taken_at`,
        [source, takenAt, writeReadings(readings)],
      );
      return rows.length > 0;
    },

    async listChecks({ from, to, limit }: Span): Promise<Check[]> {
      const rows = await run(`SELECT * FROM availability_checks WHERE ${SPAN}`, [
        source,
        ...[from, to, limit],
      ]);
      return rows.map(toCheck);
    },

    /** Returns the newest checks before a time, newest first. */
    async listChecksBefore(time: number, limit: number): Promise<Check[]> {
      const rows = await run(
        `SELECT * FROM availability_checks WHERE source = ? AND taken_at < ?
          ORDER BY taken_at DESC LIMIT ?`,
        [source, time, limit],
      );
      return rows.map(toCheck);
    },

    /** Writes a summary, unless one of as many checks exists. */
    async addSummary(period: Period, { startedAt, checks, stats }: Summary): Promise<void> {
      await run(
        `INSERT INTO availability_summaries (source, period, started_at, checks, readings)
          VALUES (?, ?, ?, ?, ?) ON CONFLICT (source, period, started_at)
          DO UPDATE SET checks = excluded.checks, readings = excluded.readings
          WHERE excluded.checks > availability_summaries.checks`,
        [source, period, startedAt, checks, writeStats(stats)],
      );
    },

    async listSummaries(period: Period, { from, to, limit }: Span): Promise<Summary[]> {
      const rows = await run(`SELECT * FROM availability_summaries WHERE ${PERIOD_SPAN}`, [
        source,
        period,
        ...[from, to, limit],
      ]);
      return rows.map(toSummary);
    },

    /** Lists whole days as they are stored. */
    async listDays({ from, to, limit }: Span): Promise<(DaySums & { startedAt: number })[]> {
      const rows = await run(`SELECT * FROM availability_summaries WHERE ${PERIOD_SPAN}`, [
        source,
        'day',
        ...[from, to, limit],
      ]);
      return rows.map(({ started_at: startedAt, checks, readings }) => ({
        startedAt: Number(startedAt),
        date: toUtcDay(Number(startedAt)),
        checks: Number(checks),
        readings: String(readings),
      }));
    },

    /** Returns the start of the newest summary at or before a time; null if there is none. */
    async findLastSummary(period: Period, before: number): Promise<number | null> {
      const [row] = await run(
        `SELECT MAX(started_at) AS last FROM availability_summaries
          WHERE source = ? AND period = ? AND started_at <= ?`,
        [source, period, before],
      );
      return toTime(row?.last);
    },

    count: () => countChecks(database),

    async deleteChecks(before: number): Promise<void> {
      await run('DELETE FROM availability_checks WHERE source = ? AND taken_at < ?', [
        source,
        before,
      ]);
    },

    async deleteSummaries(period: Period, before: number): Promise<void> {
      await run(
        'DELETE FROM availability_summaries WHERE source = ? AND period = ? AND started_at < ?',
        [source, period, before],
      );
    },

    /** Writes new incidents and changes to known ones. */
    async saveIncidents(incidents: readonly Incident[]): Promise<void> {
      for (let start = 0; start < incidents.length; start += ROWS_AT_ONCE) {
        const rows = incidents.slice(start, start + ROWS_AT_ONCE);
        const values = rows.flatMap(
          ({ chain, region, startedAt, lastSeenAt, endedAt, ...stat }) => [
            ...[source, chain, region, startedAt, lastSeenAt, endedAt],
            ...[stat.count, stat.lowest, stat.total],
          ],
        );
        await run(toSave(rows.length), values);
      }
    },

    async listOpenIncidents(): Promise<Incident[]> {
      const open = 'source = ? AND ended_at IS NULL';
      return (await run(`SELECT * FROM availability_incidents WHERE ${open}`, [source])).map(
        toIncident,
      );
    },

    /** Lists incidents that were ongoing at or after a time: open ones first, then the latest. */
    async listIncidents(from: number, limit: number): Promise<Incident[]> {
      const rows = await run(
        `SELECT * FROM availability_incidents WHERE source = ? AND (ended_at IS NULL OR ended_at >= ?)
          ORDER BY CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, started_at DESC, chain, region LIMIT ?`,
        [source, from, limit],
      );
      return rows.map(toIncident);
    },

    /** Deletes incidents that ended before a time. */
    async deleteIncidents(before: number): Promise<void> {
      await run('DELETE FROM availability_incidents WHERE source = ? AND ended_at < ?', [
        source,
        before,
      ]);
    },
  };
}

export type HistoryJournal = ReturnType<typeof createHistoryJournal>;
