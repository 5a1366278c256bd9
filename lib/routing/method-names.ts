import { findChainKey } from '@/lib/chains/aliases';
import type { Locale } from '@/lib/i18n/locales';
import { findSlug } from '@/lib/methods/pages';
import { getMethodPath } from '@/lib/site/addresses';
import { toRedirect, type RouteDecision, type RouteFacts } from './decision';

/** Handles the page of a method requested by its chain's name or in another letter case; null for any other path. */
export function decideMethodName(
  path: string,
  { paths }: RouteFacts,
  { locale, file }: { locale: Locale; file: string | null },
): RouteDecision | null {
  const [, name, given] = /^\/nodes\/([^/]+)\/([^/]+)\/$/.exec(path) ?? [];
  if (!name || !given || paths[locale].has(path)) return null;
  const key = findChainKey(name);
  const slug = key && findSlug(key, given);
  const to = key && slug ? getMethodPath(key, slug) : '';
  return paths[locale].has(to)
    ? toRedirect({ from: path, to, permanent: true }, locale, file)
    : null;
}
