/** Where chains stand side by side; which ones, the query says: `?chain=eth&chain=base`. */
export const COMPARE_PATH = '/nodes/compare/';
export const COMPARE_PARAMETER = 'chain';
export const MAX_COMPARED = 4;

/** Stands in the internal address for no chain at all. */
export const NONE_COMPARED = '-';

/** The first four different chains that a query names and the site has, in the order of the query. */
export function getComparedKeys(
  search: string,
  paths: ReadonlySet<string>,
  parameter = COMPARE_PARAMETER,
): string[] {
  const keys = new URLSearchParams(search).getAll(parameter).flatMap((text) => text.split(','));
  const known = keys.filter((key) => /^[\w-]+$/.test(key) && paths.has(getChainPath(key)));
  return [...new Set(known)].slice(0, MAX_COMPARED);
}

/** The address that compares chains, without language prefix. */
export function getCompareAddress(keys: readonly string[]): string {
  const query = keys.map((key) => `${COMPARE_PARAMETER}=${encodeURIComponent(key)}`).join('&');
  return query ? `${COMPARE_PATH}?${query}` : COMPARE_PATH;
}
import { getChainPath } from '@/lib/site/addresses';
