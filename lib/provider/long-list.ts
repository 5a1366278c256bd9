import { getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';
import { isJsonObject } from '@/lib/json';

/** How many entries of a list are read: validating a hundred thousand would block the server for seconds. */
export const MAX_ENTRIES = 5000;

/** Returns the provider's key in an unvalidated entry of the node list. */
function getKey(entry: unknown): string | null {
  const protocol = isJsonObject(entry) ? entry.protocol : null;
  const key = isJsonObject(protocol) ? protocol._key : null;
  return typeof key === 'string' ? key : null;
}

/** Shortens a long node list to each chain once, known chains first, then in list order. */
export function cutLongList(list: readonly unknown[], max = MAX_ENTRIES): readonly unknown[] {
  if (list.length <= max) return list;
  const byKey = new Map<string, unknown>();
  for (const entry of list) {
    const key = getKey(entry);
    if (key !== null && !byKey.has(key)) byKey.set(key, entry);
  }
  const known: unknown[] = [];
  const others: unknown[] = [];
  for (const [key, entry] of byKey) {
    (getChainFacts(toSiteKey(key)) ? known : others).push(entry);
  }
  return [...known, ...others].slice(0, max);
}
