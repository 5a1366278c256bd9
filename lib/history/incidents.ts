import { MINUTE_MS } from './periods';
import type { Check, Incident } from './types';

/** Below this, in thousandths of a percent, a region counts as affected: the tracker's lowest level. */
export const THRESHOLD = 99_500;
/** How many checks in a row make an incident. */
export const CHECKS_NEEDED = 3;
/** Checks further apart say nothing about the time between them. */
export const LONGEST_GAP_MS = 10 * MINUTE_MS;

const getReading = ({ readings }: Check, { chain, region }: { chain: string; region: string }) =>
  readings.get(chain)?.get(region);

const toId = ({ chain, region }: { chain: string; region: string }) => `${chain} ${region}`;

/** Lists every region that a check found below the threshold. */
function listAffected({ readings }: Check) {
  return [...readings].flatMap(([chain, byRegion]) =>
    [...byRegion].flatMap(([region, value]) => (value < THRESHOLD ? [{ chain, region }] : [])),
  );
}

/** Builds the incident that a run of checks, newest first, has just become; null if there are too few. */
function toIncident(
  affected: { chain: string; region: string },
  run: readonly Check[],
): Incident | null {
  const [newest] = run;
  const oldest = run.at(-1);
  if (!newest || !oldest || run.length < CHECKS_NEEDED) return null;
  const values = run.map((check) => getReading(check, affected) ?? THRESHOLD);
  const isWhole = run.every((check, index) => {
    const next = run[index - 1];
    return !next || next.takenAt - check.takenAt <= LONGEST_GAP_MS;
  });
  if (!isWhole || values.some((value) => value >= THRESHOLD)) return null;
  return {
    chain: affected.chain,
    region: affected.region,
    startedAt: oldest.takenAt,
    lastSeenAt: newest.takenAt,
    endedAt: null,
    count: values.length,
    total: values.reduce((sum, value) => sum + value, 0),
    lowest: Math.min(...values),
  };
}

function advance(incident: Incident, check: Check): Incident | null {
  const value = getReading(check, incident);
  const { lastSeenAt } = incident;
  if (check.takenAt <= lastSeenAt) return null;
  if (check.takenAt - lastSeenAt > LONGEST_GAP_MS) return { ...incident, endedAt: lastSeenAt };
  if (value === undefined) return null;
  if (value >= THRESHOLD) return { ...incident, endedAt: check.takenAt };
  return {
    ...incident,
    lastSeenAt: check.takenAt,
    count: incident.count + 1,
    total: incident.total + value,
    lowest: Math.min(incident.lowest, value),
  };
}

/**
 * Returns the incidents that begin, continue or end with a check.
 * @param before earlier checks, newest first
 */
export function deriveIncidents(
  check: Check,
  before: readonly Check[],
  open: readonly Incident[],
): Incident[] {
  const changed = open.flatMap((incident) => advance(incident, check) ?? []);
  const openIds = new Set(
    [...open, ...changed].filter(({ endedAt }) => endedAt === null).map(toId),
  );
  for (const { endedAt, ...incident } of changed)
    if (endedAt !== null) openIds.delete(toId(incident));
  const run = [check, ...before].slice(0, CHECKS_NEEDED);
  const begun = listAffected(check)
    .filter((affected) => !openIds.has(toId(affected)))
    .flatMap((affected) => toIncident(affected, run) ?? []);
  return [...changed, ...begun];
}
