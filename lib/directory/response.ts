import 'server-only';
import { getContentVersion } from '@/lib/content/prismic-client';
import { getNodes } from '@/lib/content/nodes';
import { readPublished } from '@/lib/content/preview';
import { getHistory, toEmptyHistory } from '@/lib/history';
import { getGlobalSingleton } from '@/lib/global-singleton';
import {
  getComputeUnits,
  getNodes as getProviderNodes,
  getPlans,
  isSampleProvider,
  type LiveNodes,
} from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';
import { getShell } from '@/lib/content/view';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { INCIDENT_FEED, TRACKER_PATH } from '@/lib/site/addresses';
import { type DataFile, toJsonFile, toSchemaFile } from './data-file';
import { CHAIN_FILE, isHistoryPath } from './data-paths';
import { getDataFile } from './files';
import { createKeptFiles, type KeptFile } from './kept-files';
import { getLifecycleFile } from './lifecycle-files';
import { getPriceFile } from './prices';
import { toPublicIncidents, type PublicIncident, type PublicIncidents } from './incidents';
import schema from './incidents.schema.json';
import { toAtomFeed, type AtomEntry } from './atom';

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

type FeedOptions = { origin: string; brand: string };

/** Formats the incidents as an Atom feed in English, one entry each. */
export function toIncidentFeed(published: PublicIncidents, { origin, brand }: FeedOptions): string {
  const { incidents, source, recordingSince } = published;
  const sample = source === 'sample' ? ' (sample data)' : '';
  const updated = getLatest([
    ...(recordingSince ? [recordingSince] : []),
    ...incidents.map(({ endedAt, startedAt }) => endedAt ?? startedAt),
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

/** Returns the published file of recorded checks at `path`; null for any other path. */
async function getHistoryFile(
  path: string,
  nodes: LiveNodes,
  origin: string,
): Promise<DataFile | null> {
  if (!isHistoryPath(path)) return null;
  if (path === '/incidents.schema.json') {
    return toSchemaFile(schema, origin + path);
  }
  const incidents = toPublicIncidents(await getHistory(), nodes, origin);
  if (path === '/incidents.json') {
    return toJsonFile(incidents);
  }
  const { settings } = await getShell(DEFAULT_LOCALE);
  const feed = toIncidentFeed(incidents, { origin, brand: settings.brand_name ?? '' });
  return { type: 'application/atom+xml; charset=utf-8', text: feed };
}

/** Headers of what any site may read. */
export const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  // As long as the figures themselves are fresh.
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
};

const getKept = () => getGlobalSingleton('directory.kept-files', () => createKeptFiles());

function isKnown(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

const readsHistory = (path: string) => isHistoryPath(path) || CHAIN_FILE.test(path);

async function makeFile(path: string): Promise<DataFile | null> {
  const [nodes, prices, plans, history] = await Promise.all([
    getNodes(),
    getComputeUnits(),
    getPlans(),
    readsHistory(path) ? getHistory() : toEmptyHistory(),
  ]);
  const origin = getSiteOrigin();
  return (
    (await getHistoryFile(path, nodes, origin)) ??
    (await getLifecycleFile(path, nodes, origin)) ??
    getPriceFile(path, { plans, computeUnits: prices, isSample: isSampleProvider() }, origin) ??
    getDataFile(path, { nodes, prices, history }, origin)
  );
}

/** The sources of the files: while they are the same, so are the files. */
async function getParts(path: string): Promise<unknown[]> {
  const [nodes, prices, plans, version] = await Promise.all([
    getProviderNodes(),
    getComputeUnits(),
    getPlans(),
    // Without content, most files can still be generated.
    getContentVersion().catch(() => null),
  ]);
  const { chains, source, readingsAt, checkedAt } = nodes;
  const history = readsHistory(path) ? (await getHistory()).readAt : null;
  return [chains, source, readingsAt, checkedAt, prices, plans, version, history];
}

const getFile = async (path: string): Promise<KeptFile | null> =>
  getKept().get(path, await getParts(path), () => makeFile(path));

/** Returns a data file; null if there is none. Everyone shares it, so it must not contain an editor's draft. */
export const readDataFile = (path: string): Promise<KeptFile | null> =>
  readPublished(() => getFile(path));

/** Responds with a data file that any site may read: 200, 304 if the client has it, or 404. */
export async function getDataResponse(path: string, request: Request): Promise<Response> {
  const file = await readDataFile(path);
  if (!file) {
    return Response.json(
      { error: `There is no ${path}` },
      { status: 404, headers: SHARED_HEADERS },
    );
  }
  const headers = { ...SHARED_HEADERS, etag: file.etag, 'content-type': file.type };
  if (isKnown(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.text, { headers });
}
