import type { ClientBase } from 'pg';
import { TABLES, TO_OUTBOX } from './tables';
import type { Database, Row, Statement } from './types';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Bringing over a large table takes longer than a visitor would wait. */
const SETUP_TIMEOUT_MS = 10 * 60_000;
/** An arbitrary number, the same on every server, so that they create tables one after another. */
const SETUP_LOCK = 7_216_504;

const TABLES_BY_NAME = new Map(
  TABLES.map((sql) => [/IF NOT EXISTS (\w+)/.exec(sql)?.[1] ?? '', sql]),
);

/**
 * Creates what is missing without locking existing tables: writers would queue behind such a lock while it waits for a
 * long transaction.
 */
async function setUp(client: ClientBase) {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${SETUP_LOCK})`);
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL',
    [[...TABLES_BY_NAME.keys()]],
  );
  for (const { name } of rows) await client.query(TABLES_BY_NAME.get(name) ?? '');
  const old = await client.query(
    `SELECT 1 FROM pg_attribute
      WHERE attrelid = to_regclass('leads') AND attname = 'status' AND NOT attisdropped`,
  );
  if (old.rows.length > 0) for (const sql of TO_OUTBOX) await client.query(sql);
  await client.query('COMMIT');
}

/** Numbers a statement's placeholders, as Postgres requires. */
function toNumbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${++count}`);
}

async function query(client: Pick<ClientBase, 'query'>, { sql, values = [] }: Statement) {
  return (await client.query<Row>(toNumbered(sql), [...values])).rows;
}

/** Opens a Postgres database that several servers share. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const first = new pg.Client({ ...connection, statement_timeout: SETUP_TIMEOUT_MS });
  first.on('error', () => undefined);
  try {
    await first.connect();
    await setUp(first);
  } finally {
    // Rolls back what was not committed.
    await first.end().catch(() => undefined);
  }
  const pool = new pg.Pool({
    ...connection,
    max: 4,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A broken connection is replaced; without listeners, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    run: (sql, values) => query(pool, { sql, values: values ?? [] }),
    async batch(statements) {
      const client = await pool.connect();
      try {
        const results: Row[][] = [];
        await client.query('BEGIN');
        for (const statement of statements) results.push(await query(client, statement));
        await client.query('COMMIT');
        client.release();
        return results;
      } catch (error) {
        // Closes the connection, which rolls back its transaction.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
