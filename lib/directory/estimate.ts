import { toCsvText } from '@/lib/csv';
import { isSampleProvider, type Plan } from '@/lib/provider';
import { MONTH_DAYS, RETRIES, getEstimate, getStormUnits } from '@/lib/units/estimate';
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

/** Formats an estimate as CSV: a row for each call, then the total, the rates and the plan. */
export function toEstimateCsv(estimate: ReturnType<typeof toPublicEstimate>): string {
  const { calls, fittingPlan } = estimate;
  return toCsvText([
    ['chain', 'method', 'calls_per_day', 'archive', 'units_per_call', 'units_per_month'],
    ...calls.map(({ chain, method, perDay, isArchive, unitsPerCall }) => [
      ...[chain, method, perDay, String(isArchive ?? false), unitsPerCall],
      Math.ceil(unitsPerCall * perDay * MONTH_DAYS),
    ]),
    ['total', null, null, null, null, estimate.computeUnitsPerMonth],
    ['requests_per_month', estimate.requestsPerMonth],
    ['mean_requests_per_second', estimate.meanRequestsPerSecond],
    ['peak_requests_per_second', estimate.peakRequestsPerSecond],
    ['plan', fittingPlan?.id ?? null],
    ['price_per_month', fittingPlan?.pricePerMonth ?? null, fittingPlan?.currency ?? null],
    ['source', estimate.source],
  ]);
}
