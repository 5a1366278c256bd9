import { getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';
import { isJsonObject } from '@/lib/json';

/** How many entries of a list are read: to check a hundred thousand would stop the server for seconds. */
export const MAX_ENTRIES = 5000;

/** The provider's key in an entry of the node list that nobody has checked yet. */
function getKey(entry: unknown): string | null {
  const protocol = isJsonObject(entry) ? entry.protocol : null;
  const key = isJsonObject(protocol) ? protocol._key : null;
  return typeof key === 'string' ? key : null;
}

/** A node list that can be read: of a longer one each chain once, the known ones first, then the first of the list. */
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
