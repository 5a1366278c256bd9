import type { CuMethod, CuProtocol } from '@/lib/provider';

/** Calls of one method on one chain per day. */
export type Call = {
  chain: string;
  method: string;
  perDay: number;
  /** Queries past state, which costs more if the price list says so. */
  isArchive?: boolean;
};

export type PriceList = { protocols: readonly CuProtocol[]; methods: readonly CuMethod[] };

/** A call is billed in whole units: 22.5 as 23. Floating-point errors do not count. */
const roundUp = (units: number) => Math.ceil(Number(units.toFixed(6)));

/** Returns the cost of one call on a chain, given its price in the list. */
export const toUnits = (units: number, { multiplier }: Pick<CuProtocol, 'multiplier'>): number =>
  roundUp(units * multiplier);

/** True if a chain has the methods of a family. */
export const hasFamily = ({ family, secondFamilies = [] }: CuProtocol, name: string): boolean =>
  family === name || secondFamilies.includes(name);

/** Price lists write paths with or without a leading slash, and name their parameters freely. */
export const toComparableMethod = (name: string): string =>
  name.replace(/^\//, '').replace(/\{[^{}]*\}/g, '{}');

/** Returns the methods available on a chain, with the cost of one call in compute units. */
export function getMethodPrices({ protocols, methods }: PriceList, chain: string) {
  const protocol = protocols.find(({ _key }) => _key === chain);
  if (!protocol) return [];
  return methods
    .filter(({ family }) => hasFamily(protocol, family))
    .map(({ method, computeUnits, archiveComputeUnits }) => ({
      method,
      units: toUnits(computeUnits, protocol),
      archiveUnits: toUnits(
        archiveComputeUnits ?? computeUnits * (protocol.archiveFactor ?? 1),
        protocol,
      ),
    }));
}

/** Returns the cost of one call of each method on a chain, in compute units without archive data. */
export const getUnitsByMethod = (prices: PriceList, chain: string): ReadonlyMap<string, number> =>
  new Map(getMethodPrices(prices, chain).map(({ method, units }) => [method, units]));

/** Returns the price of a method on a chain, however its path is written; undefined if it has none. */
export function findPrice(prices: PriceList, chain: string, method: string) {
  const wanted = toComparableMethod(method);
  return getMethodPrices(prices, chain).find((one) => toComparableMethod(one.method) === wanted);
}

/** Returns the units of one call; 0 if it is not in the price list. */
export function getCallUnits(prices: PriceList, { chain, method, isArchive }: Call): number {
  const price = findPrice(prices, chain, method);
  return (isArchive ? price?.archiveUnits : price?.units) ?? 0;
}
