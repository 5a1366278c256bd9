import { getCallUnits, type Call, type PriceList } from './prices';

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
export const DAY_SECONDS = 86_400;

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

/** How many requests of the same mix a number of units pays for. */
export function getRequestsFor(units: number, { requests, units: used }: Estimate): number {
  return used > 0 ? Math.floor((units / used) * requests) : 0;
}

/** How often a client that knows no better tries a failed call again. */
export const RETRIES = 3;

/** Units of an hour at the busiest rate in which each call is tried again `retries` times. */
export function getStormUnits({ units, requests, peakRate }: Estimate, retries: number): number {
  return requests > 0 ? Math.ceil((units / requests) * peakRate * 3600 * retries) : 0;
}
