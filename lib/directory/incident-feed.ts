import { escapeHtml } from '@/lib/http/escape-html';
import { INCIDENT_FEED, TRACKER_PATH } from '@/lib/site/addresses';
import type { PublicIncident, PublicIncidents } from './incidents';

const EPOCH = '1970-01-01T00:00:00.000Z';

/** Newest of some ISO times. */
const getLatest = (times: readonly string[]): string =>
  times.reduce((latest, time) => (time > latest ? time : latest), EPOCH);

const toEntry = (
  incident: PublicIncident,
  { thresholdPercent, checksNeeded }: PublicIncidents,
  origin: string,
): string => {
  const { chain, name, region, startedAt, endedAt, lastSeenAt, lowestPercent, url } = incident;
  const until = endedAt ? `until ${endedAt}` : `and still is at ${lastSeenAt}`;
  const text = `${region} read below ${thresholdPercent}% in at least ${checksNeeded} checks in a row, from ${startedAt} ${until}. Lowest reading: ${lowestPercent}%.`;
  return `<entry>
<id>${escapeHtml(`${origin}/incidents/${chain}/${region}/${startedAt}`)}</id>
<title>${escapeHtml(`${name}, ${region}: ${endedAt ? 'below' : 'now below'} ${thresholdPercent}%`)}</title>
<link href="${escapeHtml(url)}"/>
<published>${startedAt}</published>
<updated>${endedAt ?? lastSeenAt}</updated>
<summary>${escapeHtml(text)}</summary>
</entry>`;
};

export type FeedOptions = { origin: string; brand: string };

/** The incidents as an Atom feed in English, an entry each. */
export function toIncidentFeed(published: PublicIncidents, { origin, brand }: FeedOptions): string {
  const { incidents, source, recordingSince } = published;
  const sample = source === 'sample' ? ' (sample data)' : '';
  const updated = getLatest([
    ...(recordingSince ? [recordingSince] : []),
    ...incidents.map(({ endedAt, lastSeenAt }) => endedAt ?? lastSeenAt),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeHtml(origin + INCIDENT_FEED)}</id>
<title>${escapeHtml(`${brand}: availability incidents${sample}`)}</title>
<link rel="self" href="${escapeHtml(origin + INCIDENT_FEED)}"/>
<link href="${escapeHtml(origin + TRACKER_PATH)}"/>
<author><name>${escapeHtml(brand)}</name></author>
<updated>${updated}</updated>
${incidents.map((incident) => toEntry(incident, published, origin)).join('\n')}
</feed>
`;
}
