import type { ClientBase, PoolClient } from 'pg';
import { TABLES } from './tables';
import type { Database } from './types';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Any number, the same in each server: they make the tables one after the other. */
const SETUP_LOCK = 7_216_504;

const TABLES_BY_NAME = new Map(
  TABLES.map((sql) => [/IF NOT EXISTS (\w+)/.exec(sql)?.[1] ?? '', sql]),
);

/** Makes what is missing, and asks for no lock on what is there: behind it, all who write would wait for a long transaction. */
async function setUp(client: ClientBase) {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${SETUP_LOCK})`);
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL',
    [[...TABLES_BY_NAME.keys()]],
  );
  for (const { name } of rows) await client.query(TABLES_BY_NAME.get(name) ?? '');
  await client.query('COMMIT');
}

/** Numbers the marks of a statement, as this kind of database wants them. */
function toNumbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${++count}`);
}

/** A Postgres database that several servers share. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    // The pool listens only while a connection is idle.
    client.on('error', () => undefined);
    await setUp(client);
    client.release();
  } catch (error) {
    // Ends the connection, and with it what was begun.
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
