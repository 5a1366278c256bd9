import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database, Row } from '@/lib/database/types';
import { isTime } from '@/lib/time';
import type { Incident, Source } from './types';

export type IncidentTable = {
  /** Writes new incidents and changes to known ones. */
  saveIncidents(incidents: readonly Incident[]): Promise<void>;
  listOpenIncidents(): Promise<Incident[]>;
  /** Lists incidents that were ongoing at or after a time: open ones first, then the latest. */
  listIncidents(from: number, limit: number): Promise<Incident[]>;
  /** Deletes incidents that ended before a time. */
  deleteIncidents(before: number): Promise<void>;
};

/** Each statement waits for the disk, and with SQLite the process waits too. */
const ROWS_AT_ONCE = 200;

const toSave = (rows: number) => `INSERT INTO availability_incidents
  (source, chain, region, started_at, last_seen_at, ended_at, checks, lowest, total)
  VALUES ${Array(rows).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
  ON CONFLICT (source, chain, region, started_at) DO UPDATE SET last_seen_at = excluded.last_seen_at,
  ended_at = excluded.ended_at, checks = excluded.checks, lowest = excluded.lowest, total = excluded.total`;

/** Parses a row's incident; returns none if it is damaged, so that it does not hide the others. */
function toIncidents(row: Row): Incident[] {
  const incident = {
    chain: String(row.chain),
    region: String(row.region),
    startedAt: Number(row.started_at),
    lastSeenAt: Number(row.last_seen_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    count: Number(row.checks),
    lowest: Number(row.lowest),
    total: Number(row.total),
  };
  const { startedAt, lastSeenAt, endedAt, count, lowest, total } = incident;
  const areTimes = [startedAt, lastSeenAt, endedAt ?? 0].every(isTime);
  return areTimes && count > 0 && Number.isFinite(lowest) && Number.isFinite(total)
    ? [incident]
    : [];
}

/** The incidents of one source. */
export function createIncidentTable({ run }: Database, source: Source): IncidentTable {
  const select = `SELECT * FROM availability_incidents`;
  return {
    async saveIncidents(incidents) {
      for (let start = 0; start < incidents.length; start += ROWS_AT_ONCE) {
        const rows = incidents.slice(start, start + ROWS_AT_ONCE);
        const values = rows.flatMap(
          ({ chain, region, startedAt, lastSeenAt, endedAt, ...stat }) => [
            ...[source, chain, region, startedAt, lastSeenAt, endedAt],
            ...[stat.count, stat.lowest, stat.total],
          ],
        );
        await run(toSave(rows.length), values);
        await letOthersRun();
      }
    },

    async listOpenIncidents() {
      const open = 'source = ? AND ended_at IS NULL';
      return (await run(`${select} WHERE ${open}`, [source])).flatMap(toIncidents);
    },

    async listIncidents(from, limit) {
      const rows = await run(
        `${select} WHERE source = ? AND (ended_at IS NULL OR ended_at >= ?)
          ORDER BY CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, started_at DESC, chain, region LIMIT ?`,
        [source, from, limit],
      );
      return rows.flatMap(toIncidents);
    },

    async deleteIncidents(before) {
      await run('DELETE FROM availability_incidents WHERE source = ? AND ended_at < ?', [
        source,
        before,
      ]);
    },
  };
}
