import type { Incident } from '@/lib/history';
import { CHECKS_NEEDED, LONGEST_GAP_MS, THRESHOLD } from '@/lib/history/incidents';
import { MINUTE_MS } from '@/lib/history/periods';
import { formatMessage, type Messages } from '@/lib/i18n/messages';

/** Regions of one chain that were affected at the same time. */
export type IncidentRow = {
  chain: string;
  regions: string[];
  /** Milliseconds since 1970, as are all times here. */
  startedAt: number;
  /** Null while it is ongoing. */
  endedAt: number | null;
  /** Whole minutes, at least one; counted up to now while it is ongoing and readings arrive. */
  minutes: number;
  /** The lowest reading in percent, with three decimals. */
  lowest: string;
};

type Group = Omit<Incident, 'region'> & { regions: string[] };

const getEnd = ({ endedAt }: { endedAt: number | null }) => endedAt ?? Infinity;

function merge(group: Group, { region, endedAt, lastSeenAt, lowest }: Incident): Group {
  const end = Math.max(getEnd(group), getEnd({ endedAt }));
  return {
    ...group,
    regions: [...new Set([...group.regions, region])].sort(),
    endedAt: Number.isFinite(end) ? end : null,
    lastSeenAt: Math.max(group.lastSeenAt, lastSeenAt),
    lowest: Math.min(group.lowest, lowest),
  };
}

/** When a group ended, or was last known to be ongoing: without new readings, nothing is. */
const getKnownEnd = ({ endedAt, lastSeenAt }: Group, now: number) =>
  endedAt ?? Math.min(now, lastSeenAt + LONGEST_GAP_MS);

/**
 * Groups incidents as a visitor would count them: overlapping regions of a chain are one. Ongoing ones first, then the
 * latest.
 */
export function getIncidentRows(incidents: readonly Incident[], now: number): IncidentRow[] {
  const groups = new Map<string, Group[]>();
  const byStart = [...incidents].sort((one, other) => one.startedAt - other.startedAt);
  for (const incident of byStart) {
    const { region, ...rest } = incident;
    const known = groups.get(incident.chain) ?? [];
    const last = known.at(-1);
    if (last && incident.startedAt <= getEnd(last)) known[known.length - 1] = merge(last, incident);
    else known.push({ ...rest, regions: [region] });
    groups.set(incident.chain, known);
  }
  const rows = [...groups.values()].flat().map((group) => ({
    chain: group.chain,
    regions: group.regions,
    startedAt: group.startedAt,
    endedAt: group.endedAt,
    minutes: Math.max(1, Math.round((getKnownEnd(group, now) - group.startedAt) / MINUTE_MS)),
    lowest: (group.lowest / 1000).toFixed(3),
  }));
  const isOpen = (row: IncidentRow) => Number(row.endedAt === null);
  return rows.sort((one, other) => isOpen(other) - isOpen(one) || other.startedAt - one.startedAt);
}

/** Returns in words when an incident begins and ends. */
export const getIncidentRule = ({ availability }: Messages): string =>
  formatMessage(availability.incidents.rule, {
    threshold: (THRESHOLD / 1000).toFixed(2),
    count: CHECKS_NEEDED,
  });
