import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { resolvePage, type Page } from '@/lib/pages';
import { getSitePaths } from '@/lib/routing/facts';

/** Every page that a language publishes for search engines, as the sitemap and llms.txt list them. */
export async function getListedPages(locale: Locale): Promise<Page[]> {
  const { [locale]: paths } = await getSitePaths();
  const pages = await Promise.all([...paths].map((path) => resolvePage(path, locale)));
  return pages.filter((page): page is Page => page?.isIndexed === true);
}
