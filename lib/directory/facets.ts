import type { Chain } from '@/lib/provider';
import { getInterfaces } from '@/lib/display';
import { toInterfaceSlots } from '@/lib/display/interface-slots';
import { getMethodOffer, isOffered } from '@/lib/display/offers';
import { countTokens, toFacetText } from './fit';
import type { Facet } from './state';

/** Returns a chain's values for each facet. */
export function getFacetValues(chain: Chain): Record<Facet, string[]> {
  const { networks, serviceLevels, facts } = chain;
  const kinds = networks.map(({ key }) => (key === 'mainnet' ? 'mainnet' : 'testnet'));
  const interfaces = getInterfaces(chain);
  const hasTrace = isOffered(getMethodOffer(chain, 'trace'));
  return {
    network: [...new Set(kinds)],
    family: facts ? [facts.family] : [],
    interface: [...new Set([...interfaces, ...toInterfaceSlots(interfaces).keys])],
    level: hasTrace ? [...serviceLevels, 'trace'] : serviceLevels,
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

/** Counts the chains by what they can be filtered by, as the browser does once it has filtered them. */
export const countValues = (chains: readonly Chain[]) =>
  countTokens(chains.map((chain) => toFacetText(getFacetValues(chain), chain.isPartner)));
