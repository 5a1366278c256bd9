import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getErrorLine } from '@/lib/errors';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { getMessages } from '@/lib/i18n/messages';
import { LOCALE_KEYS, type Locale, LOCALES } from '@/lib/i18n/locales';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { escapeHtml } from '@/lib/http/escape-html';
import { switchLocale, localizePath } from '@/lib/site/paths';
import { MISSING_PATH, getMissingMessage, type MissingMessages } from './missing';

/** Responds to an unknown path while the site's own page cannot be rendered. */
function getPlainMissingPage(locale: Locale, path: string): Response {
  const { missing, crumbs } = getMessages(locale);
  const html = `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(missing.title)}</title>
<h1>${escapeHtml(missing.title)}</h1>
<p>${escapeHtml(getMissingMessage(path, missing))}</p>
<p><a href="${localizePath('/', locale)}">${escapeHtml(crumbs.home)}</a></p>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 404, headers });
}

const MESSAGE = /(<span data-missing-message="">)[^<]*(<\/span>)/;
const SCRIPTS = /(<script[\s\S]*?<\/script>)/;

/**
 * Fills a visitor's path into the HTML of the cached page: the message, and the links to each language. Scripts stay
 * unchanged, because the page's policy lists their hashes.
 */
export function fillMissingPage(html: string, pathname: string, messages: MissingMessages): string {
  // A link to `//host/` would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  const message = escapeHtml(getMissingMessage(path, messages));
  const links = LOCALE_KEYS.map((locale) => ({
    from: `href="${switchLocale(MISSING_PATH, locale)}"`,
    to: `href="${escapeHtml(switchLocale(path, locale))}"`,
  }));
  const fill = (part: string) =>
    links.reduce(
      (text, { from, to }) => text.replaceAll(from, () => to),
      part.replace(MESSAGE, (_, open: string, close: string) => open + message + close),
    );
  return html
    .split(SCRIPTS)
    .map((part) => (part.startsWith('<script') ? part : fill(part)))
    .join('');
}

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

/** Returns the missing page for a client that asked for Markdown. */
export function getMissingMarkdown(locale: Locale, path: string): Response {
  const { missing } = getMessages(locale);
  const text = `# ${missing.title}\n\n${getMissingMessage(path, missing)}\n`;
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept',
  };
  return new Response(text, { status: 404, headers });
}

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
