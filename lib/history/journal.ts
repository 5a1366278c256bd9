import type { Database } from '@/lib/database/types';
import { writeReadings, writeStats } from './encoding';
import { countChecks, toTimeOrNull, type CheckCount } from './count';
import { createIncidentTable, type IncidentTable } from './incident-table';
import { toCheck, toSummary } from './rows';
import type { Check, Period, Source, Summary } from './types';

/** From a time (inclusive) to another (exclusive), oldest first. */
export type Span = { from: number; to: number; limit: number };

/** Stores the history of one source. Every method rejects if the database cannot be read or written. */
export type HistoryJournal = IncidentTable & {
  /** @returns false if there already is a check with that time */
  addCheck(check: Check): Promise<boolean>;
  listChecks(span: Span): Promise<Check[]>;
  /** Returns the newest checks before a time, newest first. */
  listChecksBefore(time: number, limit: number): Promise<Check[]>;
  /** Writes a summary, unless one of as many checks exists. */
  addSummary(period: Period, summary: Summary): Promise<void>;
  listSummaries(period: Period, span: Span): Promise<Summary[]>;
  /** Returns the start of the newest summary at or before a time; null if there is none. */
  findLastSummary(period: Period, before: number): Promise<number | null>;
  count(): Promise<CheckCount>;
  deleteChecks(before: number): Promise<void>;
  deleteSummaries(period: Period, before: number): Promise<void>;
};

const SPAN = 'source = ? AND taken_at >= ? AND taken_at < ? ORDER BY taken_at LIMIT ?';
const PERIOD_SPAN = `source = ? AND period = ? AND started_at >= ? AND started_at < ?
  ORDER BY started_at LIMIT ?`;

/** Stores the history of one source in a database of either kind. */
export function createHistoryJournal(database: Database, source: Source): HistoryJournal {
  const { run } = database;
  const selectChecks = `SELECT * FROM availability_checks`;
  const selectSummaries = `SELECT * FROM availability_summaries`;

  return {
    ...createIncidentTable(database, source),

    async addCheck({ takenAt, readings }) {
      const rows = await run(
        `INSERT INTO availability_checks (source, taken_at, readings) VALUES (?, ?, ?)
          ON CONFLICT (source, taken_at) DO NOTHING RETURNING taken_at`,
        [source, takenAt, writeReadings(readings)],
      );
      return rows.length > 0;
    },

    async listChecks({ from, to, limit }) {
      const rows = await run(`${selectChecks} WHERE ${SPAN}`, [source, ...[from, to, limit]]);
      return rows.map(toCheck);
    },

    async listChecksBefore(time, limit) {
      const rows = await run(
        `${selectChecks} WHERE source = ? AND taken_at < ?
          ORDER BY taken_at DESC LIMIT ?`,
        [source, time, limit],
      );
      return rows.map(toCheck).filter(({ readings }) => readings.size > 0);
    },

    async addSummary(period, { startedAt, checks, stats }) {
      await run(
        `INSERT INTO availability_summaries (source, period, started_at, checks, readings)
          VALUES (?, ?, ?, ?, ?) ON CONFLICT (source, period, started_at)
          DO UPDATE SET checks = excluded.checks, readings = excluded.readings
          WHERE excluded.checks > availability_summaries.checks`,
        [source, period, startedAt, checks, writeStats(stats)],
      );
    },

    async listSummaries(period, { from, to, limit }) {
      const rows = await run(`${selectSummaries} WHERE ${PERIOD_SPAN}`, [
        source,
        period,
        ...[from, to, limit],
      ]);
      return rows.map(toSummary);
    },

    async findLastSummary(period, before) {
      const [row] = await run(
        `SELECT MAX(started_at) AS last FROM availability_summaries
          WHERE source = ? AND period = ? AND started_at <= ?`,
        [source, period, before],
      );
      return toTimeOrNull(row?.last);
    },

    count: () => countChecks(database, source),

    async deleteChecks(before) {
      await run('DELETE FROM availability_checks WHERE source = ? AND taken_at < ?', [
        source,
        before,
      ]);
    },

    async deleteSummaries(period, before) {
      await run(
        'DELETE FROM availability_summaries WHERE source = ? AND period = ? AND started_at < ?',
        [source, period, before],
      );
    },
  };
}
