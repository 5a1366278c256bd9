import type { CuMethod, CuProtocol } from '@/lib/provider';

/** Calls of one method on one chain, as many a day. */
export type Call = {
  chain: string;
  method: string;
  perDay: number;
  /** Asks for a past state, which costs more where the price list says so. */
  isArchive?: boolean;
};

export type PriceList = { protocols: readonly CuProtocol[]; methods: readonly CuMethod[] };

/** A call counts as whole units: 22.5 as 23. What a product of decimals is off by does not count. */
const roundUp = (units: number) => Math.ceil(Number(units.toFixed(6)));

/** The methods that can be called on a chain, with what one call costs there in compute units. */
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

/** What one call of each method costs on a chain, in compute units without archive data. */
export const getUnitsByMethod = (prices: PriceList, chain: string): ReadonlyMap<string, number> =>
  new Map(getMethodPrices(prices, chain).map(({ method, units }) => [method, units]));

/** Units of one call; 0 for a call that is not in the price list. */
export function getCallUnits(prices: PriceList, { chain, method, isArchive }: Call): number {
  const price = getMethodPrices(prices, chain).find((one) => one.method === method);
  return (isArchive ? price?.archiveUnits : price?.units) ?? 0;
}
