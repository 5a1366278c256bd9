import { listColumns, type TableName } from './tables';
import type { Row } from './types';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The columns of a table with texts as bytes: at one flipped bit that makes a text no UTF-8, the driver would end the
 * process, which nothing can catch.
 */
export const toByteColumns = (table: TableName): string =>
  listColumns(table)
    .map(({ name, isText }) => (isText ? `CAST(${name} AS BLOB) AS ${name}` : name))
    .join(', ');

/** A value as Postgres gives it too. Integers are read as `bigint`, since the driver refuses long ones as numbers. */
function toValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof ArrayBuffer ? decoder.decode(value) : value;
}

export const toRow = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toValue(value)]));
