import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import { findPrice, getMethodPrices, toComparableMethod, type PriceList } from '@/lib/units/prices';

/** The price of one call on a chain in compute units; `archive` is set if older blocks have a different price. */
export type MethodPrice = { units: number; archive: number | null };

type Priced = Pick<ChainMethod, 'name' | 'wire' | 'archive'>;

/**
 * Creates a lookup for prices of a chain's methods; null for a method that is not in the price list. A call that cannot
 * query past state has no archive price, even if the list has one for chains on which it can.
 */
export function createPriceLookup(prices: PriceList, chain: string) {
  const listed = new Map(
    getMethodPrices(prices, chain).map((price) => [toComparableMethod(price.method), price]),
  );
  return ({ name, wire, archive }: Priced): MethodPrice | null => {
    const price = listed.get(toComparableMethod(name)) ?? listed.get(toComparableMethod(wire));
    if (!price) return null;
    const { units, archiveUnits } = price;
    return { units, archive: archive && archiveUnits !== units ? archiveUnits : null };
  };
}

/** Returns the name under which the price list has a method of a chain; undefined if it has none. */
export function findPricedName(prices: PriceList, chain: string, given: string) {
  const support = getMethodSupport(chain);
  const method = support?.methods.find(({ name, wire }) => name === given || wire === given);
  const names = method ? [given, method.name, method.wire] : [given];
  return names.find((name) => findPrice(prices, chain, name) !== undefined);
}
