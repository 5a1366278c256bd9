import type { ChainMethod } from '@/lib/chains/methods';
import { getMethodPrices, type PriceList } from '@/lib/units/prices';

/** The price of one call on a chain in compute units; `archive` is set if older blocks have a different price. */
export type MethodPrice = { units: number; archive: number | null };

/** Price lists write paths with or without a leading slash, and name their parameters freely. */
const toComparable = (name: string) => name.replace(/^\//, '').replace(/\{[^{}]*\}/g, '{}');

/** Creates a lookup for prices of a chain's methods; null for a method that is not in the price list. */
export function createPriceLookup(prices: PriceList, chain: string) {
  const listed = new Map(
    getMethodPrices(prices, chain).map((price) => [toComparable(price.method), price]),
  );
  return ({ name, wire }: Pick<ChainMethod, 'name' | 'wire'>): MethodPrice | null => {
    const price = listed.get(toComparable(name)) ?? listed.get(toComparable(wire));
    if (!price) return null;
    const { units, archiveUnits } = price;
    return { units, archive: archiveUnits === units ? null : archiveUnits };
  };
}
