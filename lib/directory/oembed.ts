import 'server-only';
import { getShell } from '@/lib/content/view';
import { escapeHtml } from '@/lib/http/escape-html';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/provider';
import {
  CALCULATOR_PATH,
  EMBED_CALCULATOR_PATH,
  getChainPath,
  getEmbedPath,
} from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath, splitLocale, withTrailingSlash } from '@/lib/site/paths';
import { SHARED_HEADERS } from './response';

type Embed = { path: string; title: string; width: number; height: number };

const fail = (status: 400 | 404 | 501, error: string) =>
  Response.json({ error }, { status, headers: SHARED_HEADERS });

/** Returns what a page can be embedded as; null for a page that cannot. */
async function findEmbed(path: string): Promise<Embed | null> {
  if (path === CALCULATOR_PATH) {
    return { path: EMBED_CALCULATOR_PATH, title: 'Compute units', width: 880, height: 900 };
  }
  const { chains } = await getNodes();
  const chain = chains.find(({ key }) => getChainPath(key) === path);
  if (!chain) return null;
  const title = `${chain.name} RPC availability`;
  return { path: getEmbedPath(chain.key), title, width: 560, height: 380 };
}

/** Parses a page's URL; null for another site. */
function toOwnPath(address: string): { locale: Locale; path: string } | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== getSiteOrigin()) return null;
  const { locale, path } = splitLocale(url.pathname);
  return { locale, path: withTrailingSlash(path) };
}

/** Returns the smaller of a size and the caller's limit. */
function limit(size: number, given: string | null): number {
  const most = Number(given ?? '');
  return Number.isInteger(most) && most > 0 ? Math.min(size, most) : size;
}

/** Says how another site shows a page in a frame (oEmbed 1.0). */
export async function getOembedResponse({ url }: Request): Promise<Response> {
  const { searchParams: given } = new URL(url);
  if ((given.get('format') ?? 'json') !== 'json')
    return fail(501, 'Only format=json is available.');
  const own = toOwnPath(given.get('url') ?? '');
  if (!own) return fail(400, 'Give the URL of a page of this site as url=…');
  const embed = await findEmbed(own.path);
  if (!embed) return fail(404, 'Only chain pages and the calculator can be embedded.');
  const origin = getSiteOrigin();
  const { settings } = await getShell(own.locale);
  const src = escapeHtml(origin + localizePath(embed.path, own.locale));
  const width = limit(embed.width, given.get('maxwidth'));
  const height = limit(embed.height, given.get('maxheight'));
  const body = {
    version: '1.0',
    type: 'rich',
    provider_name: settings.brand_name,
    provider_url: `${origin}/`,
    title: embed.title,
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapeHtml(embed.title)}" loading="lazy"></iframe>`,
  };
  return Response.json(body, { headers: SHARED_HEADERS });
}
