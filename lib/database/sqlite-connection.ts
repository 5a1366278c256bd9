import { isBusy, retryWhileBusy } from './busy';
import { TABLES } from './tables';
import type { Row, Value } from './types';
import { toRow } from './sqlite-values';
import { getInode, isTruncated, prepareFile, setAside } from './sqlite-file';

export type Connection = {
  execute(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** False once the file has been renamed or deleted, so that writes here would be lost. */
  isCurrent(): boolean;
  /** Moves the file aside, unless another process has done so, and closes the connection. */
  discard(): void;
  close(): void;
};

type Log = (line: string) => void;

const SETUP = ['PRAGMA journal_mode = WAL', ...TABLES];
/** A setting of the connection, not of the file. */
const SYNCHRONOUS = 'PRAGMA synchronous = FULL';
const CORRUPT = 'SQLITE_CORRUPT';

/** True if SQLite reports that a file is not, or no longer, a valid database. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

function setAsideAndLog(file: string, log: Log) {
  const name = setAside(file);
  log(`Database: the file was corrupt. It is kept as ${name}; a new file replaces it.`);
}

async function connect(file: string, log: Log): Promise<Connection> {
  const { createClient } = await import('@libsql/client/sqlite3');
  if (isTruncated(file)) setAsideAndLog(file, log);
  prepareFile(file);
  // Uses one connection, so that its pragmas apply to every statement. It never waits for a lock, which would block.
  const open = () =>
    createClient({ url: `file:${file}`, concurrency: 1, timeout: 0, intMode: 'bigint' });
  let client = open();
  let isSynchronous = false;
  const inode = getInode(file);
  const isCurrent = () => getInode(file) === inode;

  async function execute(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    try {
      if (!isSynchronous) await client.execute(SYNCHRONOUS);
      isSynchronous = true;
      return (await client.execute({ sql, args: [...values] })).rows.map(toRow);
    } catch (error) {
      if (isBusy(error)) {
        // The driver leaves a statement that met a lock open. SQLite would then commit nothing more on this connection:
        // later writes would seem to succeed and be lost with the process.
        client.close();
        client = open();
        isSynchronous = false;
      }
      throw error;
    }
  }

  return {
    execute,
    isCurrent,
    discard() {
      try {
        // Before closing, which would write the log into the damaged file and delete it.
        if (isCurrent()) setAsideAndLog(file, log);
      } finally {
        client.close();
      }
    },
    close: () => client.close(),
  };
}

async function setUp({ execute }: Connection, deadline: number) {
  const run = (sql: string) => retryWhileBusy(() => execute(sql), deadline);
  const [row] = await run('PRAGMA quick_check(1)');
  if (row?.quick_check !== 'ok') {
    throw Object.assign(new Error('the quick check failed'), { code: CORRUPT });
  }
  for (const sql of SETUP) await run(sql);
}

/**
 * Opens a valid database: a damaged one is moved aside and replaced by a new one.
 * @param deadline until when to wait for locks, in milliseconds since 1970
 */
export async function openConnection(
  file: string,
  deadline: number,
  log: Log,
  isLastTry = false,
): Promise<Connection> {
  const connection = await connect(file, log);
  try {
    await setUp(connection, deadline);
    return connection;
  } catch (error) {
    if (isLastTry || !isCorrupt(error)) {
      connection.close();
      throw error;
    }
    connection.discard();
    return openConnection(file, deadline, log, true);
  }
}
