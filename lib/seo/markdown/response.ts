import 'server-only';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';
import { toMarkdown } from './to-markdown';

/**
 * A page as Markdown, made from the HTML that this server answers with, so that both say the same.
 * @throws when the page cannot be rendered, in which case Next keeps serving the last copy.
 */
export async function getMarkdownResponse(path: string, locale: Locale): Promise<Response> {
  const address = localizePath(path, locale);
  const page = await fetchFromOwnServer(address, { accept: 'text/html' });
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': LOCALES[locale].html,
    // The page's own address answers with either, so a cache in front of the site keeps both.
    vary: 'Accept',
  };
  if (page.status === 404) return new Response('# 404\n', { status: 404, headers });
  if (!page.ok) throw new Error(`The page ${address} answers with status ${page.status}`);
  const canonical = getSiteOrigin() + address;
  const text = await toMarkdown(await page.text(), canonical);
  return new Response(text, { headers: { ...headers, link: `<${canonical}>; rel="canonical"` } });
}
