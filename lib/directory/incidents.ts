import type { History } from '@/lib/history';
import { CHECKS_NEEDED, THRESHOLD } from '@/lib/history/incidents';
import type { LiveNodes } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';

/** A chain's region that stayed below the threshold. Times are ISO 8601, figures percentages. */
export type PublicIncident = {
  chain: string;
  name: string;
  region: string;
  startedAt: string;
  /** Null while it is ongoing. */
  endedAt: string | null;
  /** The last check below the threshold. */
  lastSeenAt: string;
  checks: number;
  lowestPercent: string;
  meanPercent: string;
  url: string;
};

export type PublicIncidents = {
  $schema: string;
  /** Whether readings are measured or sample data. */
  source: 'live' | 'sample';
  /** When the first check was recorded; null if none was. */
  recordingSince: string | null;
  checks: number;
  thresholdPercent: string;
  /** How many checks in a row below the threshold make an incident. */
  checksNeeded: number;
  /** Incidents of the last 30 days: ongoing ones first, then the latest. */
  incidents: PublicIncident[];
};

const toIso = (time: number) => new Date(time).toISOString();
const toPercent = (thousandths: number) => (Math.floor(thousandths) / 1000).toFixed(3);

/** `origin` is the site's, without a trailing slash. */
export function toPublicIncidents(
  history: History,
  nodes: LiveNodes,
  origin: string,
): PublicIncidents {
  const names = new Map(nodes.chains.map(({ key, name }) => [key, name]));
  const incidents = history.incidents.flatMap((incident): PublicIncident[] => {
    const { chain, region, startedAt, endedAt, lastSeenAt, count, lowest, total } = incident;
    const name = names.get(chain);
    if (name === undefined) return [];
    return [
      {
        chain,
        name,
        region,
        startedAt: toIso(startedAt),
        endedAt: endedAt === null ? null : toIso(endedAt),
        lastSeenAt: toIso(lastSeenAt),
        checks: count,
        lowestPercent: toPercent(lowest),
        meanPercent: toPercent(total / count),
        url: origin + getChainPath(chain),
      },
    ];
  });
  return {
    $schema: `${origin}/incidents.schema.json`,
    source: nodes.hasSampleReadings ? 'sample' : 'live',
    recordingSince: history.since === null ? null : toIso(history.since),
    checks: history.checks,
    thresholdPercent: (THRESHOLD / 1000).toFixed(2),
    checksNeeded: CHECKS_NEEDED,
    incidents,
  };
}
