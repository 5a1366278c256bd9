import { getUnitsByMethod, type PriceList } from './prices';

/** From the cheapest call to a trace, on the chain whose multiplier is one. */
const CHAIN = 'eth';
const METHODS = [
  'eth_chainId',
  'eth_getBalance',
  'eth_call',
  'eth_getLogs',
  'eth_getBlockReceipts',
  'debug_traceTransaction',
];
const STEP = 5;
const MAX_SQUARES = 60;

export type UnitScale = {
  /** How many compute units one square represents. */
  square: number;
  rows: { method: string; units: number; squares: number }[];
};

/** Returns the cost of calls as squares, cheapest first; only methods in the price list. */
export function getUnitScale(prices: PriceList): UnitScale {
  const known = getUnitsByMethod(prices, CHAIN);
  const priced = METHODS.flatMap((method) => {
    const units = known.get(method);
    return units ? [{ method, units }] : [];
  }).sort((one, other) => one.units - other.units);
  const square = Math.max(1, Math.ceil((priced.at(-1)?.units ?? 0) / MAX_SQUARES / STEP)) * STEP;
  return {
    square,
    rows: priced.map((row) => ({ ...row, squares: Math.ceil(row.units / square) })),
  };
}
