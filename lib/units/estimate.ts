import type { CuMethod, CuProtocol, Plan } from '@/lib/provider';

/** Calls of one method on one chain, as many a day. */
export type Call = {
  chain: string;
  method: string;
  perDay: number;
  /** Asks for a past state, which costs more where the price list says so. */
  isArchive?: boolean;
};

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

const isOwn = ({ kind }: Plan) => kind === 'dedicated' || kind === 'enterprise';

/** The most requests a day of the same mix that a plan carries; infinite where the contract or the hardware decides. */
export function getCapacity(plan: Plan, { requests, units, meanRate, peakRate }: Estimate): number {
  if (isOwn(plan)) return Infinity;
  const { requestsPerDay, requestsPerSecond, computeUnits } = plan;
  const peakFactor = meanRate > 0 ? peakRate / meanRate : 1;
  const limits = [
    requestsPerDay,
    requestsPerSecond && (requestsPerSecond * DAY_SECONDS) / peakFactor,
    plan.kind === 'compute-units' && computeUnits && requests > 0
      ? computeUnits / MONTH_DAYS / (units / requests)
      : null,
  ];
  return Math.floor(Math.min(...limits.map((limit) => limit || Infinity)));
}

/**
 * The cheapest plan that carries the calls. Among plans without an amount the smallest is as good an answer. What no
 * shared plan carries needs a node of its own on one chain, and a contract on several.
 */
export function getFittingPlan(plans: readonly Plan[], need: Estimate): Plan | null {
  const carried = plans.filter((plan) => isCarried(plan, need));
  const shared = carried.filter((plan) => !isOwn(plan));
  const ownKind = need.chains > 1 ? 'enterprise' : 'dedicated';
  const rank = (plan: Plan) => [
    plan.price.amount ?? Infinity,
    getCapacity(plan, need),
    Number(plan.kind !== ownKind),
  ];
  const isBetter = (one: number[], other: number[]) => {
    const index = one.findIndex((value, place) => value !== other[place]);
    return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
  };
  return (shared.length > 0 ? shared : carried).reduce<Plan | null>(
    (best, plan) => (!best || isBetter(rank(plan), rank(best)) ? plan : best),
    null,
  );
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
