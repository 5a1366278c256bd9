import { z } from 'zod';
import { toPublicPlan } from '@/lib/directory/prices';
import { DEFAULT_PEAK } from '@/lib/units/address';
import {
  RETRIES,
  getEstimate,
  getFittingPlan,
  getMethodPrices,
  getStormUnits,
  isCarried,
} from '@/lib/units/estimate';
import { getFlatThreshold } from '@/lib/units/flat-rate';
import { ToolError, defineTool } from '../tool';
import { chainArgument, findChain } from './chains';

const MOST_CALLS = 50;
const MOST_PER_DAY = 1e12;

export const listPlans = defineTool({
  name: 'list_plans',
  title: 'List plans',
  description:
    'Lists the plans with their limits and monthly prices. A null limit does not apply; a null price is on request.',
  input: z.object({}),
  run: (_, { plans, nodes }) => ({
    source: nodes.hasSampleReadings ? 'sample' : 'live',
    plans: plans.map(toPublicPlan),
  }),
});

export const estimateMonth = defineTool({
  name: 'estimate_month',
  title: 'Estimate a month',
  description:
    'Adds up a workload: compute units and requests of a 30-day month, the request rate of the busiest second, which plans carry it and which one fits best, what an hour of retries at peak adds, and beyond how many units a flat rate costs less (null while prices are on request).',
  input: z.object({
    calls: z
      .array(
        z.object({
          chain: chainArgument,
          method: z.string().min(1).max(120).describe('Name of a method, such as "eth_getLogs".'),
          perDay: z.number().min(0).max(MOST_PER_DAY),
          archive: z.boolean().default(false).describe('True for calls about past state.'),
        }),
      )
      .min(1)
      .max(MOST_CALLS),
    peakFactor: z
      .number()
      .min(1)
      .max(1000)
      .default(DEFAULT_PEAK)
      .describe('How many times the mean rate the busiest second is.'),
  }),
  run({ calls, peakFactor }, facts) {
    const { prices, plans } = facts;
    const priced = calls.map(({ chain, method, perDay, archive: isArchive }) => {
      const { key } = findChain(facts, chain);
      const price = getMethodPrices(prices, key).find((one) => one.method === method);
      if (!price) throw new ToolError(`The price list has no ${method} on ${key}.`);
      const unitsPerCall = isArchive ? price.archiveUnits : price.units;
      return { chain: key, method, perDay, isArchive, unitsPerCall };
    });
    const estimate = getEstimate(priced, prices, peakFactor);
    const flat = getFlatThreshold(plans, estimate.chains);
    const fitting = getFittingPlan(plans, estimate);
    return {
      computeUnitsPerMonth: estimate.units,
      requestsPerMonth: estimate.requests,
      meanRequestsPerSecond: estimate.meanRate,
      peakRequestsPerSecond: estimate.peakRate,
      retryStorm: { retries: RETRIES, computeUnits: getStormUnits(estimate, RETRIES) },
      flatRateCheaperBeyond: flat && {
        plan: flat.plan.id,
        computeUnitsPerMonth: flat.units,
      },
      calls: priced,
      fittingPlan: fitting && toPublicPlan(fitting),
      plans: plans.map((plan) => ({ ...toPublicPlan(plan), carries: isCarried(plan, estimate) })),
    };
  },
});
