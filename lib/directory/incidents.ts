import type { History } from '@/lib/history';
import { CHECKS_NEEDED, THRESHOLD } from '@/lib/history/incidents';
import type { LiveNodes } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';

/** A region of a chain that stayed below the threshold. All times are ISO, all figures percent. */
export type PublicIncident = {
  chain: string;
  name: string;
  region: string;
  startedAt: string;
  /** Null while it goes on. */
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
  /** Whether readings are measured or made up as a sample. */
  source: 'live' | 'sample';
  /** When the first check was recorded; null before it. */
  recordingSince: string | null;
  checks: number;
  thresholdPercent: string;
  /** So many checks in a row below the threshold make an incident. */
  checksNeeded: number;
  /** Those of the last 30 days: open ones first, then the latest. */
  incidents: PublicIncident[];
};

const toIso = (time: number) => new Date(time).toISOString();
const toPercent = (thousandths: number) => (Math.floor(thousandths) / 1000).toFixed(3);

/** `origin` is the site's, without a slash at its end. */
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
