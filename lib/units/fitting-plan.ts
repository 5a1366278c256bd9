import type { Plan } from '@/lib/provider';
import { DAY_SECONDS } from '@/lib/utc-day';
import { MONTH_DAYS, type Estimate } from './estimate';

/** Returns the compute units of a plan for a month of 30 days; null if they are not counted. */
export const getMonthUnits = ({ computeUnits, unitsPer }: Plan): number | null =>
  computeUnits === null ? null : computeUnits * (unitsPer === 'day' ? MONTH_DAYS : 1);

const isWithin = (need: number, limit: number | null) => limit === null || need <= limit;

/** True if a plan covers the calls all day and in the busiest second. */
export function isCarried(plan: Plan, need: Estimate): boolean {
  const { kind, requestsPerDay, requestsPerSecond, chains } = plan;
  if (kind === 'enterprise' || kind === 'dedicated') return true;
  return (
    isWithin(need.requestsPerDay, requestsPerDay) &&
    isWithin(need.chains, chains) &&
    isWithin(need.peakRate, requestsPerSecond) &&
    (kind !== 'compute-units' || isWithin(need.units, getMonthUnits(plan)))
  );
}

const isOwn = ({ kind }: Plan) => kind === 'dedicated' || kind === 'enterprise';

/**
 * Returns the most requests a day of the same mix that a plan covers; infinite if the contract or the hardware decides.
 */
export function getCapacity(plan: Plan, { requests, units, meanRate, peakRate }: Estimate): number {
  if (isOwn(plan)) return Infinity;
  const { requestsPerDay, requestsPerSecond } = plan;
  const computeUnits = getMonthUnits(plan);
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
 * Returns the cheapest plan that covers the calls. Among plans without a price, the smallest is the best guess. Calls
 * that no shared plan covers need a dedicated node on one chain, and a contract on several.
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
