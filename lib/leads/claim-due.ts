import type { TableName } from '@/lib/database/tables';
import type { Database, Row } from '@/lib/database/types';
import { FAR_AHEAD_MS } from './schedule';
import type { Claim } from './types';

/** A table of rows that are retried: its key, which rows are waiting, and which of them come first. */
type Table = { name: TableName; key: string; waits: string; order: string };

const IS_DUE = 'next_attempt_at NOT BETWEEN ? AND ? AND claimed_until NOT BETWEEN ? AND ?';

/** Claims due rows in the table's order; no two processes get the same row. */
export function claimDue(
  { run, columns }: Pick<Database, 'run' | 'columns'>,
  { name, key, waits, order }: Table,
  limit: number,
  { now, leaseMs }: Claim,
): Promise<Row[]> {
  // The condition appears twice: Postgres re-evaluates the outer one once a competing process releases the row.
  const isDue = `${waits} AND ${IS_DUE}`;
  const later = [now + 1, now + FAR_AHEAD_MS];
  const chosen = `SELECT ${key} FROM ${name} WHERE ${isDue} ORDER BY ${order} LIMIT ?`;
  return run(
    `UPDATE ${name} SET attempts = attempts + 1, claimed_until = ?
      WHERE ${key} IN (${chosen}) AND ${isDue} RETURNING ${columns(name)}`,
    [now + leaseMs, ...[...later, ...later, limit], ...[...later, ...later]],
  );
}
