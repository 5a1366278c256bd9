import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database, Value } from '@/lib/database/types';

/**
 * Postgres ends a statement after five seconds, in which it deletes some hundred thousand leads; SQLite answers no
 * request in the meantime, and needs a tenth of a second for so many.
 */
const STEP = 2000;

/** Deletes the rows that meet a condition, however many they are; says how many. It may be interrupted and run again. */
export async function deleteInSteps(
  run: Database['run'],
  { name, key }: { name: string; key: string },
  condition: string,
  values: readonly Value[] = [],
): Promise<number> {
  const chosen = `SELECT ${key} FROM ${name} WHERE ${condition} LIMIT ${STEP}`;
  const step = `DELETE FROM ${name} WHERE ${key} IN (${chosen}) RETURNING 1 AS deleted`;
  let count = 0;
  for (;;) {
    const deleted = (await run(step, values)).length;
    count += deleted;
    // Another process that deletes the same rows goes on with the rest.
    if (deleted === 0) return count;
    await yieldToRequests();
  }
}
