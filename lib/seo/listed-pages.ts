import 'server-only';
import { readPublished } from '@/lib/content/preview';
import type { Locale } from '@/lib/i18n/locales';
import { resolvePage, type Page } from '@/lib/pages';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';

/**
 * Every page that a language publishes for search engines, as the sitemap and llms.txt list them, whoever asks for
 * these; but for the thousands of methods, which have a sitemap of their own.
 */
export const getListedPages = (locale: Locale): Promise<Page[]> =>
  readPublished(async () => {
    const { [locale]: paths } = await getSitePaths();
    const listed = [...paths].filter((path) => !isMethodPath(path));
    const pages = await Promise.all(listed.map((path) => resolvePage(path, locale)));
    return pages.filter((page): page is Page => page?.isIndexed === true);
  });
