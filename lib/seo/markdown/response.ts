import 'server-only';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { resolvePage } from '@/lib/pages';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';
import { toFrontMatter } from './front-matter';
import { toMarkdown } from './to-markdown';

/** The tag that excludes a page from search engines. */
const NO_INDEX = /<meta name="robots" content="noindex/;

/**
 * Returns a page as Markdown, converted from the HTML that this server sends, so that both have the same content.
 * @throws if the page cannot be rendered, in which case Next keeps serving the last copy
 */
export async function getMarkdownResponse(path: string, locale: Locale): Promise<Response> {
  const address = localizePath(path, locale);
  const page = await fetchFromOwnServer(address, { accept: 'text/html' });
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': LOCALES[locale].html,
    // The page's own URL serves both formats, so caches must keep both.
    vary: 'Accept',
  };
  if (page.status === 404) return new Response('# 404\n', { status: 404, headers });
  if (!page.ok) throw new Error(`The page ${address} responds with status ${page.status}`);
  const canonical = getSiteOrigin() + address;
  const html = await page.text();
  const text = await toMarkdown(html, canonical);
  const known = await resolvePage(path, locale);
  const head = known ? toFrontMatter(known, canonical) : '';
  const link = `<${canonical}>; rel="canonical"`;
  return new Response(head + text, {
    headers: { ...headers, link, ...(NO_INDEX.test(html) && { 'x-robots-tag': 'noindex' }) },
  });
}
