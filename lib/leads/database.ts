export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** One database of either kind; statements mark their values with `?` and keep to what both kinds know. */
export type Database = {
  run(sql: string, values?: readonly Value[]): Promise<Row[]>;
  close(): Promise<void>;
};

export const TABLES = [
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    locale TEXT NOT NULL,
    call TEXT NOT NULL,
    payload TEXT NOT NULL,
    token TEXT NOT NULL,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    last_error TEXT,
    created_at BIGINT NOT NULL,
    next_attempt_at BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS leads_due ON leads (status, next_attempt_at)',
  'CREATE INDEX IF NOT EXISTS leads_created ON leads (created_at)',
];
