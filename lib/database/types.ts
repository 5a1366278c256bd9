export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;
export type Statement = { sql: string; values?: readonly Value[] };

/** A database of either kind. Statements use `?` as placeholder and only SQL that both kinds support. */
export type Database = {
  run(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs statements in one transaction: all of them take effect, or none. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
};
