import 'server-only';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { getSiteOrigin } from '@/lib/site/origin';
import { getMarkdown } from '.';

/** A page as Markdown over HTTP, which names the page as the address to be found under. */
export async function getMarkdownResponse(path: string, locale: Locale): Promise<Response> {
  const text = await getMarkdown(path, locale);
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': LOCALES[locale].html,
    // The page's own address answers with either, so a cache in front of the site keeps both.
    vary: 'Accept',
  };
  if (text === null) return new Response('# 404\n', { status: 404, headers });
  const canonical = getSiteOrigin() + localizePath(path, locale);
  return new Response(text, { headers: { ...headers, link: `<${canonical}>; rel="canonical"` } });
}
