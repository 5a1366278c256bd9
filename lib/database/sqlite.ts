import { retryWhileBusy } from './busy';
import type { Database } from './types';
import { isCorrupt, openConnection, type Connection } from './sqlite-connection';
import { toFile } from './sqlite-file';
import { toByteColumns } from './sqlite-values';

/** How long a statement waits for another process, its turn included. */
const LOCK_WAIT_MS = 2000;

/** Runs tasks one after the other, in the order in which they were given. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * A SQLite file, such as `file:.data/leads.db`; its folder is made.
 * Write-ahead log and full synchronisation: what was acknowledged outlives the process and the machine's power.
 * A file that turns out corrupt, now or later, is set aside, and a new one takes its place.
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
