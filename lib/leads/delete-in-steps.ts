import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database, Value } from '@/lib/database/types';

/**
 * Postgres cancels a statement after five seconds, enough to delete about a hundred thousand leads. SQLite blocks all
 * requests meanwhile, a tenth of a second for this many.
 */
const STEP = 2000;

/** Deletes all rows that meet a condition and returns how many there were. Safe to interrupt and repeat. */
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
    // Another process that deletes the same rows continues with the rest.
    if (deleted === 0) return count;
    await yieldToRequests();
  }
}
