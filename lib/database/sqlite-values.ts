import { listColumns, type TableName } from './tables';
import type { Row } from './types';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Selects text columns as bytes: if one flipped bit makes a text invalid UTF-8, the driver would end the process, which
 * cannot be caught.
 */
export const toByteColumns = (table: TableName): string =>
  listColumns(table)
    .map(({ name, isText }) => (isText ? `CAST(${name} AS BLOB) AS ${name}` : name))
    .join(', ');

/**
 * Converts a value to what Postgres returns. Integers are read as `bigint`, because the driver rejects large ones as
 * numbers.
 */
function toValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof ArrayBuffer ? decoder.decode(value) : value;
}

export const toRow = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toValue(value)]));
