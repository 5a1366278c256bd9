import { DAY_SECONDS } from '@/lib/utc-day';
import { getCallUnits, type Call, type PriceList } from './prices';

/** A month has 30 days; requests and units are per month. */
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

/** Adds up calls; `peakFactor` is the ratio of the busiest second to the mean. */
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

/** Returns how many requests of the same mix a number of units covers. */
export function getRequestsFor(units: number, { requests, units: used }: Estimate): number {
  return used > 0 ? Math.floor((units / used) * requests) : 0;
}

/** How often a simple client retries a failed call. */
export const RETRIES = 3;

/** Returns the units used in an hour at the busiest rate if each call is retried `retries` times. */
export function getStormUnits({ units, requests, peakRate }: Estimate, retries: number): number {
  return requests > 0 ? Math.ceil((units / requests) * peakRate * 3600 * retries) : 0;
}
