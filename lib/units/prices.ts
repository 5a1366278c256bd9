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

/** Returns the methods available on a chain, with the cost of one call in compute units. */
export function getMethodPrices({ protocols, methods }: PriceList, chain: string) {
  const protocol = protocols.find(({ _key }) => _key === chain);
  if (!protocol) return [];
  const toUnits = (units: number) => roundUp(units * protocol.multiplier);
  return methods
    .filter(({ family }) => family === protocol.family)
    .map(({ method, computeUnits, archiveComputeUnits }) => ({
      method,
      units: toUnits(computeUnits),
      archiveUnits: toUnits(archiveComputeUnits ?? computeUnits),
    }));
}

/** Returns the cost of one call of each method on a chain, in compute units without archive data. */
export const getUnitsByMethod = (prices: PriceList, chain: string): ReadonlyMap<string, number> =>
  new Map(getMethodPrices(prices, chain).map(({ method, units }) => [method, units]));

/** Returns the units of one call; 0 if it is not in the price list. */
export function getCallUnits(prices: PriceList, { chain, method, isArchive }: Call): number {
  const price = getMethodPrices(prices, chain).find((one) => one.method === method);
  return (isArchive ? price?.archiveUnits : price?.units) ?? 0;
}
