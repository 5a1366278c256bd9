import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { HistoryJournal, Span } from './journal';
import { DAY_MS, HOUR_MS, INCIDENT_SPAN_MS, MINUTE_MS } from './periods';
import { createBuckets, getFirstBucket } from './buckets';
import { toStats } from './stats';
import type { Check, Incident } from './types';

/** Rows that are read and parsed before other requests have their turn: some milliseconds of work. */
const BATCH = 20;
const MOST_INCIDENTS = 500;
/** After a longer silence checks may have been summed up and deleted meanwhile, so everything is loaded anew. */
const RELOAD_AFTER_MS = HOUR_MS;

/** Reads the rows of a span in batches, the oldest first. */
async function readAll<T>(
  list: (span: Span) => Promise<T[]>,
  getTime: (row: T) => number,
  { from, to }: { from: number; to: number },
  onRow: (row: T) => void,
): Promise<number | null> {
  let last: number | null = null;
  for (let start = from; ;) {
    const rows = await list({ from: start, to, limit: BATCH });
    rows.forEach(onRow);
    const newest = rows.at(-1);
    if (newest) last = getTime(newest);
    if (!newest || rows.length < BATCH) return last;
    start = getTime(newest) + 1;
    await yieldToRequests();
  }
}

const getTaken = ({ takenAt }: Check) => takenAt;
const getStarted = ({ startedAt }: { startedAt: number }) => startedAt;

/** The history in memory, filled once from days, hours and checks, then with each new check. */
export async function loadHistory(journal: HistoryJournal, now: number) {
  const day = createBuckets('24h');
  const month = createBuckets('30d');
  const quarter = createBuckets('90d');
  const to = now + MINUTE_MS;
  const listPeriod = (period: 'hour' | 'day') => (span: Span) =>
    journal.listSummaries(period, span);

  const quarterFrom = getFirstBucket('90d', now);
  const lastDay = await readAll(
    listPeriod('day'),
    getStarted,
    { from: quarterFrom, to },
    ({ startedAt, stats }) => quarter.add(startedAt, stats),
  );
  const daysEnd = lastDay === null ? quarterFrom : lastDay + DAY_MS;
  const hoursFrom = Math.min(getFirstBucket('30d', now), daysEnd);
  const lastHour = await readAll(
    listPeriod('hour'),
    getStarted,
    { from: hoursFrom, to },
    ({ startedAt, stats }) => {
      month.add(startedAt, stats);
      if (startedAt >= daysEnd) quarter.add(startedAt, stats);
    },
  );
  const hoursEnd = lastHour === null ? 0 : lastHour + HOUR_MS;

  const addCheck = (check: Check) => {
    const stats = toStats(check);
    day.add(check.takenAt, stats);
    if (check.takenAt < hoursEnd) return;
    month.add(check.takenAt, stats);
    if (check.takenAt >= daysEnd) quarter.add(check.takenAt, stats);
  };
  const addFrom = (from: number, end: number) =>
    readAll((span) => journal.listChecks(span), getTaken, { from, to: end }, addCheck);

  const firstCheck = getFirstBucket('24h', now);
  let lastCheck = (await addFrom(firstCheck, to)) ?? firstCheck - 1;
  let readAt = now;
  const readRest = async (time: number) => ({
    ...(await journal.count()),
    incidents: await journal.listIncidents(time - INCIDENT_SPAN_MS, MOST_INCIDENTS),
  });
  let rest: { checks: number; since: number | null; incidents: Incident[] } = await readRest(now);

  return {
    isOutdated: (time: number) => Math.abs(time - readAt) > RELOAD_AFTER_MS,
    /** Takes in what was recorded since the last time. */
    async update(time: number) {
      lastCheck = (await addFrom(lastCheck + 1, time + MINUTE_MS)) ?? lastCheck;
      for (const buckets of [day, month, quarter]) buckets.prune(time);
      rest = await readRest(time);
      readAt = time;
    },
    getHistory: () => ({
      ...rest,
      readAt,
      buckets: { '24h': day.buckets, '30d': month.buckets, '90d': quarter.buckets },
    }),
  };
}
