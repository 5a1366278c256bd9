import { isSampleProvider, type Plan } from '@/lib/provider';
import { RETRIES, getEstimate, getStormUnits } from '@/lib/units/estimate';
import { getFittingPlan, isCarried } from '@/lib/units/fitting-plan';
import { getCallUnits, type Call, type PriceList } from '@/lib/units/prices';
import { getFlatThreshold } from '@/lib/units/flat-rate';
import { toPublicPlan } from './prices';

type Workload = { calls: readonly Call[]; peakFactor: number };
type Facts = { prices: PriceList; plans: readonly Plan[] };

/** Returns what a workload uses in a 30-day month and which plans cover it, for machines. */
export function toPublicEstimate({ calls, peakFactor }: Workload, { prices, plans }: Facts) {
  const estimate = getEstimate(calls, prices, peakFactor);
  const flat = getFlatThreshold(plans, estimate.chains);
  const fitting = getFittingPlan(plans, estimate);
  return {
    source: isSampleProvider() ? 'sample' : 'live',
    computeUnitsPerMonth: estimate.units,
    requestsPerMonth: estimate.requests,
    meanRequestsPerSecond: estimate.meanRate,
    peakRequestsPerSecond: estimate.peakRate,
    retryStorm: { retries: RETRIES, computeUnits: getStormUnits(estimate, RETRIES) },
    flatRateCheaperBeyond: flat && { plan: flat.plan.id, computeUnitsPerMonth: flat.units },
    calls: calls.map((call) => ({ ...call, unitsPerCall: getCallUnits(prices, call) })),
    fittingPlan: fitting && toPublicPlan(fitting),
    plans: plans.map((plan) => ({ ...toPublicPlan(plan), carries: isCarried(plan, estimate) })),
  };
}
