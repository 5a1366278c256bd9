import { toComparable } from '@/lib/chains/search';
import { getMethodPath } from '@/lib/site/addresses';
import type { SearchIndex } from './types';

/** A method and its pages, the most requested chain first. */
export type MethodChains = {
  method: string;
  chains: readonly { name: string; path: string }[];
};

/** Shorter texts occur in too many names. */
const SHORTEST_QUERY = 4;

/** Finds the method that a query names, or the shortest name that contains it; null for no method. */
export function findMethodChains(
  { methods, names }: SearchIndex,
  text: string,
): MethodChains | null {
  const query = toComparable(text).trim();
  if (query.length < SHORTEST_QUERY) return null;
  const [best] = methods
    .filter(({ name }) => toComparable(name).includes(query))
    .toSorted((one, other) => one.name.length - other.name.length);
  if (!best) return null;
  const chains = best.chains.map((key) => ({
    name: names[key] ?? key,
    path: getMethodPath(key, best.slug),
  }));
  return { method: best.name, chains };
}
