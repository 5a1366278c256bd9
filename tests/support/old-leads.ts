import type { Database } from '@/lib/database/types';

const TABLES = [
  'DROP TABLE leads',
  'DROP TABLE lead_outbox',
  `CREATE TABLE leads (id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, locale TEXT NOT NULL,
    call TEXT NOT NULL, payload TEXT NOT NULL, token TEXT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL,
    last_error TEXT, created_at BIGINT NOT NULL, next_attempt_at BIGINT NOT NULL, claimed_until BIGINT NOT NULL)`,
  'CREATE INDEX leads_due ON leads (status, next_attempt_at)',
  `CREATE TABLE lead_mails (lead_id TEXT PRIMARY KEY, attempts INTEGER NOT NULL, next_attempt_at BIGINT,
    claimed_until BIGINT NOT NULL)`,
  'CREATE INDEX lead_mails_due ON lead_mails (next_attempt_at)',
];

const toLead = (key: string, status: string, nextAttemptAt: number, claimedUntil: number) =>
  `INSERT INTO leads VALUES ('id ${key}', '${key}', 'contact', 'en', 'contacts/', '{"email":"ada@example.com"}', '',
    '${status}', 3, 'status 500', 1000, ${nextAttemptAt}, ${claimedUntil})`;

/**
 * Turns a database back into one from before the outbox, with leads that wait until 2000, are being sent until 9000,
 * were delivered or given up; their mails are waiting, sent, given up, and missing.
 */
export async function makeOldDatabase({ batch }: Database): Promise<void> {
  const rows = [
    toLead('waiting', 'pending', 2000, 0),
    toLead('underway', 'pending', 1000, 9000),
    toLead('delivered', 'delivered', 1000, 0),
    toLead('failed', 'failed', 1000, 0),
    `INSERT INTO lead_mails VALUES ('id waiting', 2, 2000, 0)`,
    `INSERT INTO lead_mails VALUES ('id underway', 1, NULL, 0)`,
    `INSERT INTO lead_mails VALUES ('id delivered', 20, NULL, -1)`,
    `INSERT INTO lead_mails VALUES ('id deleted', 1, 2000, 0)`,
  ];
  await batch([...TABLES, ...rows].map((sql) => ({ sql })));
}
