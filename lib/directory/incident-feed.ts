import { INCIDENT_FEED, TRACKER_PATH } from '@/lib/site/addresses';
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
  const { chain, name, region, startedAt, endedAt, lastSeenAt, lowestPercent, url } = incident;
  const until = endedAt ? `until ${endedAt}` : `and still is at ${lastSeenAt}`;
  return {
    id: `${origin}/incidents/${chain}/${region}/${startedAt}`,
    title: `${name}, ${region}: ${endedAt ? 'below' : 'now below'} ${thresholdPercent}%`,
    url,
    published: startedAt,
    updated: endedAt ?? lastSeenAt,
    summary: `${region} read below ${thresholdPercent}% in at least ${checksNeeded} checks in a row, from ${startedAt} ${until}. Lowest reading: ${lowestPercent}%.`,
  };
};

export type FeedOptions = { origin: string; brand: string };

/** Formats the incidents as an Atom feed in English, one entry each. */
export function toIncidentFeed(published: PublicIncidents, { origin, brand }: FeedOptions): string {
  const { incidents, source, recordingSince } = published;
  const sample = source === 'sample' ? ' (sample data)' : '';
  const updated = getLatest([
    ...(recordingSince ? [recordingSince] : []),
    ...incidents.map(({ endedAt, lastSeenAt }) => endedAt ?? lastSeenAt),
  ]);
  return toAtomFeed({
    brand,
    title: `availability incidents${sample}`,
    address: origin + INCIDENT_FEED,
    page: origin + TRACKER_PATH,
    updated,
    entries: incidents.map((incident) => toEntry(incident, published, origin)),
  });
}
