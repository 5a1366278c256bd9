/** One row per lead and channel: the provider, or a mail to sales. */
const OUTBOX = `CREATE TABLE IF NOT EXISTS lead_outbox (
    lead_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    last_error TEXT,
    next_attempt_at BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL,
    PRIMARY KEY (lead_id, channel)
  )`;

const LEADS = [
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    locale TEXT NOT NULL,
    call TEXT NOT NULL,
    payload TEXT NOT NULL,
    token TEXT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS leads_created ON leads (created_at)',
  OUTBOX,
  'CREATE INDEX IF NOT EXISTS outbox_due ON lead_outbox (channel, status, next_attempt_at)',
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
  `CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
];

/** What happens on the site, by day and language. */
const COUNTS = `CREATE TABLE IF NOT EXISTS daily_counts (
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    locale TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (day, name, subject, locale)
  )`;

/** Creates every table of the site, if missing. Times are milliseconds since 1970. */
export const TABLES = [...LEADS, ...HISTORY, COUNTS];

/** Tables whose rows are copied when a site changes its database. */
export const COPIED_TABLES = [
  'leads',
  'lead_outbox',
  'availability_checks',
  'availability_summaries',
  'availability_incidents',
  'daily_counts',
] as const;

const MOVED_COLUMNS = ['status', 'attempts', 'last_error', 'next_attempt_at', 'claimed_until'];

/**
 * Brings over a database in which each lead had its state in its own row, and mails had a table of theirs: what waits
 * keeps waiting, what is being sent stays claimed, and nothing that arrived is sent again. Run only if `leads` has a
 * column `status`, and in one transaction.
 */
export const TO_OUTBOX = [
  `INSERT INTO lead_outbox
    SELECT id, 'provider', status, attempts, last_error, next_attempt_at, claimed_until FROM leads`,
  // A given-up mail was claimed until -1.
  `INSERT INTO lead_outbox
    SELECT lead_id, 'mail',
      CASE WHEN next_attempt_at IS NOT NULL THEN 'pending' WHEN claimed_until < 0 THEN 'failed' ELSE 'delivered' END,
      attempts, NULL, COALESCE(next_attempt_at, 0), CASE WHEN claimed_until < 0 THEN 0 ELSE claimed_until END
    FROM lead_mails WHERE EXISTS (SELECT 1 FROM leads WHERE id = lead_id)`,
  'DROP TABLE lead_mails',
  'DROP INDEX IF EXISTS leads_due',
  ...MOVED_COLUMNS.map((name) => `ALTER TABLE leads DROP COLUMN ${name}`),
];
