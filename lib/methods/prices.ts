import type { ChainMethod } from '@/lib/chains/methods';
import { getMethodPrices, type PriceList } from '@/lib/units/prices';

/** What one call costs on a chain in compute units; `archive` where the list prices older blocks differently. */
export type MethodPrice = { units: number; archive: number | null };

/** Price lists write paths with or without a slash at their start, and name the parts to fill in as they like. */
const toComparable = (name: string) => name.replace(/^\//, '').replace(/\{[^{}]*\}/g, '{}');

/** Finds the price of a chain's methods; null for a method that the price list does not name. */
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
