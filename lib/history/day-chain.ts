import { createHash } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { DAY_MS } from '@/lib/utc-day';
import type { HistoryJournal } from './journal';
import { toBucketStart } from './periods';
import type { DaySums } from './types';

/** A day in the chain: its hash covers its sums and the hash of the day before. */
export type ChainedDay = { date: string; startedAt: number; checks: number; hash: string };

/** What the first day has before it. */
export const FIRST_HASH = '0'.repeat(64);

/** Days read before other requests get their turn. */
const BATCH = 20;

export const hashDay = (previous: string, { date, checks, readings }: DaySums): string =>
  createHash('sha256').update([previous, date, checks, readings].join('\n')).digest('hex');

/** Adds the days that are over to the chain, in place. A day without checks has no place in it. */
export async function extendChain(
  journal: Pick<HistoryJournal, 'listDays'>,
  days: ChainedDay[],
  now: number,
): Promise<void> {
  const to = toBucketStart(now, DAY_MS);
  for (;;) {
    const last = days.at(-1);
    const from = last ? last.startedAt + DAY_MS : 0;
    const rows = await journal.listDays({ from, to, limit: BATCH });
    for (const { startedAt, ...sums } of rows) {
      const hash = hashDay(days.at(-1)?.hash ?? FIRST_HASH, sums);
      days.push({ date: sums.date, startedAt, checks: sums.checks, hash });
    }
    if (rows.length < BATCH) return;
    await yieldToRequests();
  }
}
