import { getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';
import type { ChainEntry } from './schema';

/**
 * How many chains the site shows. The directory lists them all, so a longer list makes it slower and heavier; at
 * 20,000, the server runs out of memory. docs/bench.md has the figures.
 */
export const MAX_CHAINS = 1000;

/**
 * How many networks all chains may have before the remaining chains are reduced to one each; the provider lists about
 * two hundred.
 */
export const MAX_ALL_NETWORKS = 5000;

/** Keeps all networks of the first chains, and one of each chain beyond the limit. */
function limitNetworks(entries: readonly ChainEntry[]): ChainEntry[] {
  let left = MAX_ALL_NETWORKS;
  return entries.map((entry) => {
    const networks = entry.networks.slice(0, Math.max(1, left));
    left -= networks.length;
    return networks.length === entry.networks.length ? entry : { ...entry, networks };
  });
}

/** The entries that the site accepts, and how many chains it leaves out. */
export type LimitedEntries = { entries: ChainEntry[]; leftOut: number };

/** Takes each chain once and at most `max` of them: known chains first, then in list order. */
export function limitEntries(entries: readonly ChainEntry[], max = MAX_CHAINS): LimitedEntries {
  const byKey = new Map<string, ChainEntry>();
  for (const entry of entries) {
    const key = toSiteKey(entry.protocol._key);
    if (!byKey.has(key)) byKey.set(key, entry);
  }
  const isKnown = ([key]: [string, ChainEntry]) => getChainFacts(key) !== undefined;
  const all = [...byKey];
  const ordered = [...all.filter(isKnown), ...all.filter((pair) => !isKnown(pair))];
  return {
    entries: limitNetworks(ordered.slice(0, max).map(([, entry]) => entry)),
    leftOut: Math.max(0, ordered.length - max),
  };
}
