import type { Database } from '@/lib/database/types';
import { writeReadings } from '@/lib/history/encoding';
import type { History } from '@/lib/history';
import { MINUTE_MS } from '@/lib/history/periods';
import { createBuckets } from '@/lib/history/buckets';
import { toStats } from '@/lib/history/stats';
import type { Check, Incident } from '@/lib/history/types';

/** A Thursday, midnight UTC. */
export const MIDNIGHT = Date.UTC(2026, 0, 1);

type ByChain = Record<string, Record<string, number>>;

export const toCheck = (takenAt: number, byChain: ByChain): Check => ({
  takenAt,
  readings: new Map(
    Object.entries(byChain).map(([chain, byRegion]) => [chain, new Map(Object.entries(byRegion))]),
  ),
});

/** One check per minute of one chain in one region, from midnight on; null skips a minute. */
export const toChecks = (values: readonly (number | null)[], from = MIDNIGHT): Check[] =>
  values.flatMap((value, index) =>
    value === null ? [] : [toCheck(from + index * MINUTE_MS, { eth: { 'eu-central': value } })],
  );

/** SQLite's limit of values in one statement. */
const MAX_VALUES = 30_000;

/** Writes checks in multi-row statements, because separate ones for a day take seconds. */
export async function addChecks(database: Database, checks: readonly Check[], source = 'live') {
  for (let start = 0; start < checks.length; start += MAX_VALUES / 3) {
    const some = checks.slice(start, start + MAX_VALUES / 3);
    await database.run(
      `INSERT INTO availability_checks (source, taken_at, readings)
        VALUES ${some.map(() => '(?, ?, ?)').join(', ')}`,
      some.flatMap(({ takenAt, readings }) => [source, takenAt, writeReadings(readings)]),
    );
  }
}

/** Describes an incident as `01:05–01:09 eth eu-central 3`: when, where, and how many checks. */
export function describeIncident({ chain, region, startedAt, endedAt, count }: Incident): string {
  const toTime = (time: number) => new Date(time).toISOString().slice(11, 16);
  const end = endedAt === null ? 'open' : toTime(endedAt);
  return `${toTime(startedAt)}–${end} ${chain} ${region} ${count}`;
}

/** Thirty hours of checks of one chain in two regions, one of which has an ongoing incident. */
export function makeHistory(chain: string, now = MIDNIGHT + 30 * 60 * MINUTE_MS): History {
  const collected = {
    '24h': createBuckets('24h'),
    '30d': createBuckets('30d'),
    '90d': createBuckets('90d'),
  };
  const low = { region: 'eu-central', value: 98_885 };
  for (let time = MIDNIGHT; time <= now; time += MINUTE_MS) {
    const stats = toStats(
      toCheck(time, { [chain]: { [low.region]: low.value, 'us-east': 99_990 } }),
    );
    for (const buckets of Object.values(collected)) buckets.add(time, stats);
  }
  const { '24h': day, '30d': month, '90d': quarter } = collected;
  const incident: Incident = {
    ...{ chain, region: low.region, startedAt: MIDNIGHT, lastSeenAt: now, endedAt: null },
    ...{ count: 1801, total: 1801 * low.value, lowest: low.value },
  };
  return {
    since: MIDNIGHT,
    checks: 1801,
    buckets: { '24h': day.buckets, '30d': month.buckets, '90d': quarter.buckets },
    incidents: [
      incident,
      {
        ...incident,
        region: 'us-east',
        startedAt: MIDNIGHT + MINUTE_MS,
        endedAt: MIDNIGHT + 9 * MINUTE_MS,
      },
      { ...incident, chain: 'unlisted' },
    ],
    readAt: now,
  };
}
