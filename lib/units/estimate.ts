import type { CuMethod, CuProtocol, Plan } from '@/lib/provider';

/** Calls of one method on one chain, as many a day. */
export type Call = { chain: string; method: string; perDay: number };

export type PriceList = { protocols: readonly CuProtocol[]; methods: readonly CuMethod[] };

/** A month is reckoned as 30 days; requests and units are of that month. */
export type Estimate = {
  requestsPerDay: number;
  /** How many chains are called. */
  chains: number;
  requests: number;
  units: number;
  /** Mean requests a second, and those of the busiest time. */
  meanRate: number;
  peakRate: number;
};

export const MONTH_DAYS = 30;
const DAY_SECONDS = 86_400;

/** The methods that can be called on a chain, with what one call costs there in compute units. */
export function getMethodPrices({ protocols, methods }: PriceList, chain: string) {
  const protocol = protocols.find(({ _key }) => _key === chain);
  if (!protocol) return [];
  return methods
    .filter(({ family }) => family === protocol.family)
    .map(({ method, computeUnits }) => ({ method, units: computeUnits * protocol.multiplier }));
}

/** Units of one call; 0 for a call that is not in the price list. */
export function getCallUnits(prices: PriceList, { chain, method }: Call): number {
  return getMethodPrices(prices, chain).find((price) => price.method === method)?.units ?? 0;
}

/** Adds calls up; `peakFactor` is how many times the mean the busiest second is. */
export function getEstimate(
  calls: readonly Call[],
  prices: PriceList,
  peakFactor: number,
): Estimate {
  const requestsPerDay = calls.reduce((sum, { perDay }) => sum + perDay, 0);
  const unitsPerDay = calls.reduce(
    (sum, call) => sum + call.perDay * getCallUnits(prices, call),
    0,
  );
  const meanRate = requestsPerDay / DAY_SECONDS;
  return {
    requestsPerDay,
    chains: new Set(calls.map(({ chain }) => chain)).size,
    requests: requestsPerDay * MONTH_DAYS,
    units: Math.ceil(unitsPerDay * MONTH_DAYS),
    meanRate,
    peakRate: meanRate * peakFactor,
  };
}

const isWithin = (need: number, limit: number | null) => limit === null || need <= limit;

/** True when a plan carries the calls all day and through the busiest second. */
export function isCarried(
  { kind, requestsPerDay, requestsPerSecond, computeUnits, chains }: Plan,
  need: Estimate,
): boolean {
  if (kind === 'enterprise' || kind === 'dedicated') return true;
  return (
    isWithin(need.requestsPerDay, requestsPerDay) &&
    isWithin(need.chains, chains) &&
    isWithin(need.peakRate, requestsPerSecond) &&
    (kind !== 'compute-units' || isWithin(need.units, computeUnits))
  );
}

/** The cheapest plan that carries the calls; one without a price comes after all that have one. */
export function getFittingPlan(plans: readonly Plan[], need: Estimate): Plan | null {
  const toAmount = ({ price }: Plan) => price.amount ?? Number.POSITIVE_INFINITY;
  const fitting = plans.filter((plan) => isCarried(plan, need));
  return fitting.reduce<Plan | null>(
    (best, plan) => (best && toAmount(best) <= toAmount(plan) ? best : plan),
    null,
  );
}

/** How many requests of the same mix a number of units pays for. */
export function getRequestsFor(units: number, { requests, units: used }: Estimate): number {
  return used > 0 ? Math.floor((units / used) * requests) : 0;
}

/** Units of an hour at the busiest rate in which each call is tried again `retries` times. */
export function getStormUnits({ units, requests, peakRate }: Estimate, retries: number): number {
  return requests > 0 ? Math.ceil((units / requests) * peakRate * 3600 * retries) : 0;
}
