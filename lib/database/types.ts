import type { TableName } from './tables';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** A database of either kind. Statements use `?` as placeholder and only SQL that both kinds support. */
export type Database = {
  run(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** The column list that SELECT and RETURNING need for whole rows; no statement reads text columns otherwise. */
  columns(table: TableName): string;
  close(): Promise<void>;
};
