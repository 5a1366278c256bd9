import 'server-only';
import { getContentVersion } from '@/lib/content/prismic-client';
import { getNodes } from '@/lib/content/nodes';
import { readPublished } from '@/lib/content/preview';
import { getHistory, toEmptyHistory } from '@/lib/history';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { QUERY_HEADER } from '@/lib/http/internal-names';
import {
  getComputeUnits,
  getNodes as getProviderNodes,
  getPlans,
  getProviderLimits,
  isSampleProvider,
  type LiveNodes,
} from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';
import { getLimits } from '@/lib/content/limits';
import { getShell } from '@/lib/content/view';
import { LIMITS_FILE } from '@/lib/site/addresses';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { type DataFile, toJsonFile, toSchemaFile } from './data-file';
import {
  CHAIN_FEED,
  CHAIN_FILE,
  DAY_FILE,
  STAT_FILE,
  getFileChain,
  isHistoryPath,
  isStatusPath,
} from './data-paths';
import { getDataFile } from './files';
import { createKeptFiles, type KeptFile } from './kept-files';
import { getConfigurationDataFile } from './configuration-file';
import { getClosingFile } from './closing-files';
import { getLifecycleFile, narrowPath } from './lifecycle-files';
import { getLimitFile } from './limits';
import { getPriceFile } from './prices';
import { toIncidentFeed } from './incident-feed';
import { toPublicIncidents } from './incidents';
import schema from './incidents.schema.json';
import { getDayFile } from './day-files';
import { getStatFile } from './stat-files';
import { getStatusFile } from './status-files';

/** Returns the published file of recorded checks at `path`; null for any other path. */
async function getHistoryFile(
  path: string,
  nodes: LiveNodes,
  origin: string,
): Promise<DataFile | null> {
  const isOfChain = CHAIN_FEED.test(path);
  if (!isHistoryPath(path) && !isOfChain) return null;
  const chain = isOfChain && nodes.chains.find(({ key }) => key === getFileChain(path));
  if (isOfChain && !chain) return null;
  if (path === '/incidents.schema.json') {
    return toSchemaFile(schema, origin + path);
  }
  const incidents = toPublicIncidents(await getHistory(), nodes, origin);
  if (path === '/incidents.json') {
    return toJsonFile(incidents);
  }
  const { settings } = await getShell(DEFAULT_LOCALE);
  const feed = toIncidentFeed(incidents, {
    origin,
    brand: settings.brand_name ?? '',
    chain: chain || undefined,
  });
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

const isLimitPath = (path: string) => path === LIMITS_FILE;

const readsHistory = (path: string) =>
  isHistoryPath(path) ||
  isStatusPath(path) ||
  [CHAIN_FILE, CHAIN_FEED, DAY_FILE, STAT_FILE].some((file) => file.test(path));

async function makeFile(path: string): Promise<DataFile | null> {
  const [nodes, prices, plans, limits, history] = await Promise.all([
    getNodes(),
    getComputeUnits(),
    getPlans(),
    isLimitPath(path) ? getLimits(DEFAULT_LOCALE) : [],
    readsHistory(path) ? getHistory() : toEmptyHistory(),
  ]);
  const origin = getSiteOrigin();
  return (
    (await getHistoryFile(path, nodes, origin)) ??
    (await getLifecycleFile(path, nodes, origin)) ??
    (await getClosingFile(path, origin)) ??
    (await getConfigurationDataFile(path, nodes)) ??
    (await getDayFile(path)) ??
    (await getStatFile(path, { nodes, history, origin })) ??
    (await getStatusFile(path, { nodes, history, origin })) ??
    getLimitFile(path, limits, origin) ??
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
  const limits = isLimitPath(path) ? await getProviderLimits() : null;
  return [limits, chains, source, readingsAt, checkedAt, prices, plans, version, history];
}

const getFile = async (path: string): Promise<KeptFile | null> =>
  getKept().get(path, await getParts(path), () => makeFile(path));

/** Returns a data file; null if there is none. Everyone shares it, so it must not contain an editor's draft. */
export const readDataFile = (path: string): Promise<KeptFile | null> =>
  readPublished(() => getFile(path));

/** Responds with a data file that any site may read: 200, 304 if the client has it, or 404. */
export async function getDataResponse(asked: string, request: Request): Promise<Response> {
  const search = request.headers.get(QUERY_HEADER) ?? new URL(request.url).search;
  const path = narrowPath(asked, search, await getProviderNodes());
  if (path === null) {
    const error = 'Give one chain as chain=<key>, with a key of /nodes.json.';
    return Response.json({ error }, { status: 400, headers: SHARED_HEADERS });
  }
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
