import { getChainPath } from '@/lib/site/addresses';
import { findChainKey } from '@/lib/chains/aliases';
import type { Locale } from '@/lib/i18n/locales';
import { toRedirect, type RouteDecision, type RouteFacts } from './decision';

/** Handles the page of a chain requested by name instead of key; null for any other path. */
export function decideChainName(
  path: string,
  { paths }: RouteFacts,
  { locale, file }: { locale: Locale; file: string | null },
): RouteDecision | null {
  const [, name] = /^\/nodes\/([^/]+)\/$/.exec(path) ?? [];
  if (!name || paths[locale].has(path)) return null;
  const to = getChainPath(findChainKey(name) ?? '');
  return paths[locale].has(to)
    ? toRedirect({ from: path, to, permanent: true }, locale, file)
    : null;
}
