import {
  COMPARE_PATH,
  NONE_COMPARED,
  getCompareAddress,
  getComparedKeys,
} from '@/lib/directory/compare';
import type { Locale } from '@/lib/i18n/locales';
import { DIRECTORY_PATH, PICTURE_FILE } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import type { RouteDecision, RouteFacts } from './decision';
import { PICTURE_SEGMENT } from './segments';

/** Handles the comparison page, whose query selects the chains; null for any other path. */
export function decideComparison(
  path: string,
  { paths }: RouteFacts,
  { locale, search, file }: { locale: Locale; search: string; file: string | null },
): RouteDecision | null {
  if (path === COMPARE_PATH) {
    const keys = getComparedKeys(search, paths[locale]).join(',') || NONE_COMPARED;
    if (file === PICTURE_FILE) {
      const rewrite = `/${PICTURE_SEGMENT}/${locale}${COMPARE_PATH}${keys}/`;
      return { kind: 'picture', locale, rewrite };
    }
    if (file) return { kind: 'missing', locale };
    return { kind: 'page', locale, rewrite: `/${locale}${COMPARE_PATH}${keys}/` };
  }
  const short = path === DIRECTORY_PATH ? getComparedKeys(search, paths[locale], 'compare') : [];
  if (short.length === 0) return null;
  return { kind: 'redirect', target: localizePath(getCompareAddress(short), locale), status: 307 };
}
