import type { TableName } from './tables';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** One database of either kind; statements mark their values with `?` and keep to what both kinds know. */
export type Database = {
  run(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** What SELECT and RETURNING list to read whole rows of a table; no statement reads a text column otherwise. */
  columns(table: TableName): string;
  close(): Promise<void>;
};
