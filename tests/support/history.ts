import type { HistoryJournal } from '@/lib/history/journal';
import { MINUTE_MS } from '@/lib/history/periods';
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

/** One check a minute of one chain in one region, from midnight on; null leaves a minute out. */
export const toChecks = (values: readonly (number | null)[], from = MIDNIGHT): Check[] =>
  values.flatMap((value, index) =>
    value === null ? [] : [toCheck(from + index * MINUTE_MS, { eth: { 'eu-central': value } })],
  );

export async function addChecks(journal: HistoryJournal, checks: readonly Check[]) {
  for (const check of checks) await journal.addCheck(check);
}

/** An incident as `01:05–01:09 eth eu-central 3`: when, where, and how many checks. */
export function describeIncident({ chain, region, startedAt, endedAt, count }: Incident): string {
  const toTime = (time: number) => new Date(time).toISOString().slice(11, 16);
  const end = endedAt === null ? 'open' : toTime(endedAt);
  return `${toTime(startedAt)}–${end} ${chain} ${region} ${count}`;
}
