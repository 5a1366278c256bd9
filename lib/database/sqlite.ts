import { retryWhileBusy } from './busy';
import type { Database } from './types';
import { isCorrupt, openConnection, type Connection } from './sqlite-connection';
import { toFile } from './sqlite-file';
import { toByteColumns } from './sqlite-values';

/** How long a statement waits for other processes and for its turn. */
const LOCK_WAIT_MS = 2000;

/** Runs tasks one after another, in order. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Opens a SQLite file, such as `file:.data/leads.db`, and creates its folder. Uses a write-ahead log with full
 * synchronization, so that acknowledged writes survive a crash or power loss. A file that is found damaged, now or
 * later, is moved aside and replaced.
 */
export async function openSqlite(
  url: string,
  log: (line: string) => void = (line) => console.error(line),
): Promise<Database> {
  const file = toFile(url);
  const inTurn = createQueue();
  const getDeadline = () => Date.now() + LOCK_WAIT_MS;
  let isClosed = false;
  let connection: Connection | undefined = await openConnection(file, getDeadline(), log);

  async function getConnection(deadline: number): Promise<Connection> {
    if (isClosed) throw new Error('the database is closed');
    if (connection && !connection.isCurrent()) {
      connection.close();
      connection = undefined;
    }
    connection ??= await openConnection(file, deadline, log);
    return connection;
  }

  async function execute(deadline: number, ...statement: Parameters<Database['run']>) {
    const { execute: action } = await getConnection(deadline);
    return retryWhileBusy(() => action(...statement), deadline);
  }

  return {
    run(...statement) {
      const deadline = getDeadline();
      return inTurn(async () => {
        try {
          return await execute(deadline, ...statement);
        } catch (error) {
          if (!connection || !isCorrupt(error)) throw error;
          connection.discard();
          connection = undefined;
          return execute(deadline, ...statement);
        }
      });
    },
    columns: toByteColumns,
    close: () =>
      inTurn(async () => {
        isClosed = true;
        connection?.close();
      }),
  };
}
