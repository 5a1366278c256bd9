import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchMessages } from '@/lib/i18n/messages';
import { SEARCH_PATH, fromQuerySegment } from '@/lib/site/search-query';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** Resolves the search page by its internal path, whose last segment holds the query; null for any other path. */
export async function resolveSearch(
  path: string,
  locale: Locale,
): Promise<PageOf<'search'> | null> {
  if (!path.startsWith(SEARCH_PATH)) return null;
  const { title, description } = getSearchMessages(locale);
  const base = await toBase({
    path: SEARCH_PATH,
    locale,
    title,
    metaTitle: title,
    description,
    isIndexed: false,
  });
  const searchWords = fromQuerySegment(path.slice(SEARCH_PATH.length, -1));
  return { ...base, kind: 'search', searchWords };
}
