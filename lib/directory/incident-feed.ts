import { INCIDENT_FEED, TRACKER_PATH, getChainFeed, getChainPath } from '@/lib/site/addresses';
import { toAtomFeed, type AtomEntry } from './atom';
import type { PublicIncident, PublicIncidents } from './incidents';

const EPOCH = '1970-01-01T00:00:00.000Z';

/** Returns the latest of some ISO times. */
const getLatest = (times: readonly string[]): string =>
  times.reduce((latest, time) => (time > latest ? time : latest), EPOCH);

const toEntry = (
  incident: PublicIncident,
  { thresholdPercent, checksNeeded }: PublicIncidents,
  origin: string,
): AtomEntry => {
  const { chain, name, region, startedAt, endedAt, lowestPercent, url } = incident;
  const until = endedAt ? `until ${endedAt}` : 'and has not ended';
  return {
    id: `${origin}/incidents/${chain}/${region}/${startedAt}`,
    title: `${name}, ${region}: ${endedAt ? 'below' : 'now below'} ${thresholdPercent}%`,
    url,
    published: startedAt,
    // Not with each check, or readers would show it as new.
    updated: endedAt ?? startedAt,
    summary: `${region} read below ${thresholdPercent}% in at least ${checksNeeded} checks in a row, from ${startedAt} ${until}. Lowest reading: ${lowestPercent}%.`,
  };
};

type FeedOptions = {
  origin: string;
  brand: string;
  /** The only chain that the feed is about; all chains without it. */
  chain?: { key: string; name: string } | undefined;
};

/** Formats the incidents as an Atom feed in English, one entry each. */
export function toIncidentFeed(published: PublicIncidents, options: FeedOptions): string {
  const { origin, brand, chain } = options;
  const { source, recordingSince } = published;
  const incidents = published.incidents.filter((one) => !chain || one.chain === chain.key);
  const sample = source === 'sample' ? ' (sample data)' : '';
  const updated = getLatest([
    ...(recordingSince ? [recordingSince] : []),
    ...incidents.map(({ endedAt, startedAt }) => endedAt ?? startedAt),
  ]);
  return toAtomFeed({
    brand,
    title: `${chain ? `${chain.name} ` : ''}availability incidents${sample}`,
    address: origin + (chain ? getChainFeed(chain.key) : INCIDENT_FEED),
    page: origin + (chain ? getChainPath(chain.key) : TRACKER_PATH),
    updated,
    entries: incidents.map((incident) => toEntry(incident, published, origin)),
  });
}
