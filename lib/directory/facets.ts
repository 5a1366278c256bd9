import type { Chain } from '@/lib/provider';
import { getInterfaces } from '@/lib/display';
import type { Facet } from './state';

/** Returns a chain's values for each facet. */
export function getFacetValues(chain: Chain): Record<Facet, string[]> {
  const { networks, serviceLevels, facts } = chain;
  const kinds = networks.map(({ key }) => (key === 'mainnet' ? 'mainnet' : 'testnet'));
  return {
    network: [...new Set(kinds)],
    family: facts ? [facts.family] : [],
    interface: getInterfaces(chain),
    level: serviceLevels,
  };
}

/** Returns the values of a facet that occur, most frequent first. */
export function getOptions(chains: readonly Chain[], facet: Facet): string[] {
  const counts = new Map<string, number>();
  for (const value of chains.flatMap((chain) => getFacetValues(chain)[facet])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([value]) => value);
}
