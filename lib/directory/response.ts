import 'server-only';
import { createHash } from 'node:crypto';
import { getNodes } from '@/lib/content/nodes';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';
import { getDataFile } from './files';
import { getHistoryFile } from './history-files';
import { getLifecycleFile } from './lifecycle-files';
import { getPriceFile } from './prices';

const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  // As long as the figures themselves are fresh.
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
};

const toEtag = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

function isKnown(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** A data file for any site to read: 200, 304 to who has it already, or 404. */
export async function getDataResponse(path: string, request: Request): Promise<Response> {
  const [nodes, prices, plans] = await Promise.all([getNodes(), getComputeUnits(), getPlans()]);
  const origin = getSiteOrigin();
  const isSample = nodes.source === 'sample';
  const file =
    (await getHistoryFile(path, nodes, origin)) ??
    (await getLifecycleFile(path, nodes, origin)) ??
    getPriceFile(path, { plans, computeUnits: prices, isSample }, origin) ??
    getDataFile(path, { nodes, prices }, origin);
  if (!file) {
    return Response.json(
      { error: `There is no ${path}` },
      { status: 404, headers: SHARED_HEADERS },
    );
  }
  const etag = toEtag(file.text);
  const headers = { ...SHARED_HEADERS, etag, 'content-type': file.type };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.text, { headers });
}
