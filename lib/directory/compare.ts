/** The comparison page; the query selects chains: `?chain=eth&chain=base`. */
export const COMPARE_PATH = '/nodes/compare/';
export const COMPARE_PARAMETER = 'chain';
export const MAX_COMPARED = 4;

/** Represents an empty selection in the internal URL. */
export const NONE_COMPARED = '-';

/** Returns the first four distinct chains that a query names and the site has, in query order. */
export function getComparedKeys(
  search: string,
  paths: ReadonlySet<string>,
  parameter = COMPARE_PARAMETER,
): string[] {
  const keys = new URLSearchParams(search).getAll(parameter).flatMap((text) => text.split(','));
  const known = keys.filter((key) => /^[\w-]+$/.test(key) && paths.has(getChainPath(key)));
  return [...new Set(known)].slice(0, MAX_COMPARED);
}

/** Returns the URL that compares chains, without language prefix. */
export function getCompareAddress(keys: readonly string[]): string {
  const query = keys.map((key) => `${COMPARE_PARAMETER}=${encodeURIComponent(key)}`).join('&');
  return query ? `${COMPARE_PATH}?${query}` : COMPARE_PATH;
}
import { getChainPath } from '@/lib/site/addresses';
