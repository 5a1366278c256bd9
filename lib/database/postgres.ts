import { TABLES } from './tables';
import type { Database } from './types';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Any number, the same in each server: they make the tables one after the other. */
const SETUP_LOCK = 7_216_504;

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
  const setUp = ['BEGIN', `SELECT pg_advisory_xact_lock(${SETUP_LOCK})`, ...TABLES, 'COMMIT'];
  try {
    await pool.query(setUp.join(';'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    run: async (sql, values = []) =>
      (await pool.query<Record<string, unknown>>(toNumbered(sql), [...values])).rows,
    close: () => pool.end(),
  };
}
