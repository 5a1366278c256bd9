const LEADS = [
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
  // One row per lead that sales are notified of by mail; no next attempt once that is done.
  `CREATE TABLE IF NOT EXISTS lead_mails (
    lead_id TEXT PRIMARY KEY,
    attempts INTEGER NOT NULL,
    next_attempt_at BIGINT,
    claimed_until BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS lead_mails_due ON lead_mails (next_attempt_at)',
];

/** One row holds all chains: pages need all of them at once, and one row per reading would take ten times the space. */
const HISTORY = [
  `CREATE TABLE IF NOT EXISTS availability_checks (
    source TEXT NOT NULL,
    taken_at BIGINT NOT NULL,
    readings TEXT NOT NULL,
    PRIMARY KEY (source, taken_at)
  )`,
  `CREATE TABLE IF NOT EXISTS availability_summaries (
    source TEXT NOT NULL,
    period TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    checks INTEGER NOT NULL,
    readings TEXT NOT NULL,
    PRIMARY KEY (source, period, started_at)
  )`,
  `CREATE TABLE IF NOT EXISTS availability_incidents (
    source TEXT NOT NULL,
    chain TEXT NOT NULL,
    region TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    ended_at BIGINT,
    checks INTEGER NOT NULL,
    lowest INTEGER NOT NULL,
    total BIGINT NOT NULL,
    PRIMARY KEY (source, chain, region, started_at)
  )`,
  'CREATE INDEX IF NOT EXISTS incidents_started ON availability_incidents (source, started_at)',
];

const LEASES = [
  `CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
];

/** Every table of the site, created if missing. Times are milliseconds since 1970. */
export const TABLES = [...LEADS, ...HISTORY, ...LEASES];

/** Tables whose rows are kept. */
export const TABLE_NAMES = [
  'leads',
  'lead_mails',
  'availability_checks',
  'availability_summaries',
  'availability_incidents',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** Lists a table's columns in order. */
export function listColumns(table: TableName): { name: string; isText: boolean }[] {
  const sql = TABLES.find((text) => text.includes(`TABLE IF NOT EXISTS ${table} (`)) ?? '';
  return [...sql.matchAll(/^ {4}(\w+) (TEXT|INTEGER|BIGINT)/gm)].map(([, name = '', type]) => ({
    name,
    isText: type === 'TEXT',
  }));
}
