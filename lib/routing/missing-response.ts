import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getErrorLine } from '@/lib/errors';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { getMessages } from '@/lib/i18n/messages';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getProcessWide } from '@/lib/process-wide';
import { fillMissingPage } from './fill-missing-page';
import { MISSING_PATH } from './missing';
import { getPlainMissingPage } from './plain-missing-page';

const FRESH_MS = 30_000;
const HEADER = 'x-missing-page';
/** Headers of the rendered page that its copies keep. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'vary'];

type Page = { html: string; headers: Record<string, string> };

/** What only this process knows, so that nobody outside is shown the page at its internal address. */
const getSecret = () => getProcessWide('missing-page-secret', () => randomUUID());

/** True for this server's own request for the page. */
export const isMissingPageRequest = (headers: Headers): boolean =>
  headers.get(HEADER) === getSecret();

async function readPage(locale: Locale): Promise<Page> {
  const response = await fetchFromOwnServer(`/${locale}${MISSING_PATH}`, {
    [HEADER]: getSecret(),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { html: await response.text(), headers: Object.fromEntries(kept) };
}

async function renderPage(locale: Locale): Promise<Page> {
  try {
    return await readPage(locale);
  } catch (error) {
    console.error(`Cannot render the page for unknown paths: ${getErrorLine(error)}`);
    throw error;
  }
}

const getPages = () =>
  getProcessWide(
    'missing-pages',
    () =>
      new LRUCache<Locale, Page>({
        max: LOCALE_KEYS.length,
        ttl: FRESH_MS,
        // An older page is as good, while a newer one loads or cannot be had.
        allowStale: true,
        allowStaleOnFetchRejection: true,
        fetchMethod: renderPage,
      }),
  );

/**
 * The page for an unknown path, with status 404. It is rendered at one address of its own, since Next would put the
 * path of whoever came first into the copy that all others get; the visitor's is filled in here. A plain page stands
 * in for it until it could be rendered once.
 */
export async function getMissingResponse(locale: Locale, path: string): Promise<Response> {
  // Undefined when rendering fails and there is no older copy.
  const page = await getPages().fetch(locale);
  if (!page) return getPlainMissingPage(locale, path);
  const html = fillMissingPage(page.html, path, getMessages(locale).missing);
  return new Response(html, {
    status: 404,
    headers: { ...page.headers, 'cache-control': 'private, no-cache, no-store, max-age=0' },
  });
}
