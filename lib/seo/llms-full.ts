import 'server-only';
import { ReadableStream } from 'node:stream/web';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { MARKDOWN_FILE } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { getListedPages, type ListedPage } from './listed-pages';

/** Pages with text of their own; chains have data files, and thousands of methods would be too much to read. */
const KINDS: readonly ListedPage['kind'][] = ['home', 'document', 'directory', 'project'];

/**
 * Reads the Markdown of the site's pages one at a time, so that visitors' requests are not held up.
 * @throws if a page cannot be read: half of the text must not look like all of it
 */
async function* readPages(pages: readonly ListedPage[], locale: Locale) {
  const encoder = new TextEncoder();
  for (const { path } of pages.filter(({ kind }) => KINDS.includes(kind))) {
    const address = localizePath(path, locale) + MARKDOWN_FILE;
    const response = await fetchFromOwnServer(address);
    if (!response.ok) throw new Error(`${address} responds with status ${response.status}`);
    yield encoder.encode(`${await response.text()}\n`);
  }
}

/** Streams the Markdown of all pages as one text, because after a restart each page has to be rendered again. */
export async function getFullTextResponse(locale: Locale): Promise<Response> {
  const pages = await getListedPages(locale);
  return new Response(ReadableStream.from(readPages(pages, locale)) as BodyInit, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-language': LOCALES[locale].html,
      'access-control-allow-origin': '*',
      // An hour in any cache: it takes as long as all pages together.
      'cache-control': 'public, max-age=3600',
    },
  });
}
