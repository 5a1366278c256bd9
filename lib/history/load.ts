import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { DAY_MS } from '@/lib/utc-day';
import type { HistoryJournal, Span } from './journal';
import { HOUR_MS, INCIDENT_SPAN_MS, MINUTE_MS, PERIOD_MS, toBucketStart } from './periods';
import { createBuckets, getFirstBucket, getFirstKept } from './buckets';
import { toStats } from './stats';
import type { Check, Incident, Period } from './types';

/** Rows read and parsed before other requests get their turn: a few milliseconds of work. */
const BATCH = 20;
const MOST_INCIDENTS = 500;
/** Reads the rows of a span in batches, oldest first. */
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

/** Loads the history into memory from days, hours and checks, then adds each new check until the hour is over. */
export async function loadHistory(journal: HistoryJournal, now: number) {
  const day = createBuckets('24h');
  const month = createBuckets('30d');
  const quarter = createBuckets('90d');
  const to = now + MINUTE_MS;
  const listPeriod = (period: Period) => (span: Span) => journal.listSummaries(period, span);
  // An unfinished period counts by its parts.
  const getEnd = (period: Period) => toBucketStart(now, PERIOD_MS[period]);

  const quarterFrom = getFirstKept('90d', now);
  const lastDay = await readAll(
    listPeriod('day'),
    getStarted,
    { from: quarterFrom, to: getEnd('day') },
    ({ startedAt, stats }) => quarter.add(startedAt, stats),
  );
  const daysEnd = lastDay === null ? quarterFrom : lastDay + DAY_MS;
  const hoursFrom = Math.min(getFirstBucket('30d', now), daysEnd);
  const lastHour = await readAll(
    listPeriod('hour'),
    getStarted,
    { from: hoursFrom, to: getEnd('hour') },
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
  const hour = toBucketStart(now, HOUR_MS);
  let readAt = now;
  const readRest = async (time: number) => ({
    ...(await journal.count()),
    incidents: await journal.listIncidents(time - INCIDENT_SPAN_MS, MOST_INCIDENTS),
  });
  let rest: { checks: number; since: number | null; incidents: Incident[] } = await readRest(now);

  return {
    /** True once an hour: the previous hour is then summarized, possibly again, and checks are deleted. */
    isOutdated: (time: number) => toBucketStart(time, HOUR_MS) !== hour,
    /** Adds what was recorded since the last update. */
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
