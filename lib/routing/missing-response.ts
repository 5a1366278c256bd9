import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getErrorLine } from '@/lib/errors';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { getMessages } from '@/lib/i18n/messages';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { fillMissingPage } from './fill-missing-page';
import { MISSING_PATH } from './missing';
import { getPlainMissingPage } from './plain-missing-page';

const FRESH_MS = 30_000;
const HEADER = 'x-missing-page';
/** Headers of the rendered page that its copies keep. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'vary'];

type Page = { html: string; headers: Record<string, string> };

/** Known only to this process, so that nobody outside can request the page at its internal path. */
const getSecret = () => getGlobalSingleton('missing-page-secret', () => randomUUID());

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
  getGlobalSingleton(
    'missing-pages',
    () =>
      new LRUCache<Locale, Page>({
        max: LOCALE_KEYS.length,
        ttl: FRESH_MS,
        // An older page is just as good while a newer one loads or is unavailable.
        allowStale: true,
        allowStaleOnFetchRejection: true,
        fetchMethod: renderPage,
      }),
  );

/**
 * Returns the page for an unknown path, with status 404. It is rendered at a path of its own and filled with the
 * visitor's path here, because Next would put the first visitor's path into the copy for everyone. Until it has been
 * rendered once, a plain page replaces it.
 */
export async function getMissingResponse(locale: Locale, path: string): Promise<Response> {
  // Undefined if rendering fails and there is no older copy.
  const page = await getPages().fetch(locale);
  if (!page) return getPlainMissingPage(locale, path);
  const html = fillMissingPage(page.html, path, getMessages(locale).missing);
  return new Response(html, {
    status: 404,
    headers: { ...page.headers, 'cache-control': 'private, no-cache, no-store, max-age=0' },
  });
}
