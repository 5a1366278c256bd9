import 'server-only';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import type { Locale } from '@/lib/i18n/locales';
import { MARKDOWN_FILE } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { getListedPages, type ListedPage } from './listed-pages';

/** Pages with text of their own; chains have data files, and thousands of methods would be too much to read. */
const KINDS: readonly ListedPage['kind'][] = ['home', 'document', 'directory', 'project'];

/**
 * Returns the Markdown of the site's pages as one text.
 * @throws if a page cannot be read, in which case Next keeps serving the last copy
 */
export async function getFullText(locale: Locale): Promise<string> {
  const pages = await getListedPages(locale);
  const texts: string[] = [];
  // One after another, so that visitors need not wait.
  for (const { path } of pages.filter(({ kind }) => KINDS.includes(kind))) {
    const address = localizePath(path, locale) + MARKDOWN_FILE;
    const response = await fetchFromOwnServer(address);
    if (!response.ok) throw new Error(`${address} responds with status ${response.status}`);
    texts.push(await response.text());
  }
  return texts.join('\n');
}
