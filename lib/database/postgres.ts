import type { ClientBase, PoolClient } from 'pg';
import { TABLES } from './tables';
import type { Database } from './types';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
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
  await client.query('COMMIT');
}

/** Numbers a statement's placeholders, as Postgres requires. */
function toNumbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${++count}`);
}

/** Opens a Postgres database that several servers share. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A broken idle connection is replaced; without a listener, the error would end the process.
  pool.on('error', () => undefined);
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    // The pool listens only while a connection is idle.
    client.on('error', () => undefined);
    await setUp(client);
    client.release();
  } catch (error) {
    // Closes the connection, which rolls back its transaction.
    client?.release(true);
    await pool.end();
    throw error;
  }
  return {
    run: async (sql, values = []) =>
      (await pool.query<Record<string, unknown>>(toNumbered(sql), [...values])).rows,
    columns: () => '*',
    close: () => pool.end(),
  };
}
