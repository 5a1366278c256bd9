import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getEnv } from '@/lib/env';
import { getMessages } from '@/lib/i18n/messages';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getProcessWide } from '@/lib/process-wide';
import { fillMissingPage } from './fill-missing-page';
import { MISSING_PATH } from './missing';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 5000;
const HEADER = 'x-missing-page';
/** Headers of the rendered page that its copies keep. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'vary'];

type Page = { html: string; headers: Record<string, string> };

/** What only this process knows, so that nobody outside is shown the page at its internal address. */
const getSecret = () => getProcessWide('missing-page-secret', () => randomUUID());

/** True for this server's own request for the page. */
export const isMissingPageRequest = (headers: Headers): boolean =>
  headers.get(HEADER) === getSecret();

async function renderPage(locale: Locale): Promise<Page> {
  const address = `http://127.0.0.1:${getEnv().PORT}/${locale}${MISSING_PATH}`;
  const response = await fetch(address, {
    headers: { [HEADER]: getSecret() },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { html: await response.text(), headers: Object.fromEntries(kept) };
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
 * path of whoever came first into the copy that all others get; the visitor's is filled in here. Null when the page
 * could never be rendered.
 */
export async function getMissingResponse(locale: Locale, path: string): Promise<Response | null> {
  const page = await getPages()
    .fetch(locale)
    .catch((error: unknown) => {
      console.error(`The page for unknown addresses cannot be rendered: ${String(error)}`);
    });
  if (!page) return null;
  const html = fillMissingPage(page.html, path, getMessages(locale).missing);
  return new Response(html, {
    status: 404,
    headers: { ...page.headers, 'cache-control': 'private, no-cache, no-store, max-age=0' },
  });
}
