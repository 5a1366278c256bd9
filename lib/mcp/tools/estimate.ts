import { z } from 'zod';
import { toPublicComparison } from '@/lib/directory/compare-cost';
import { getComparedTables } from '@/lib/directory/compare-cost-response';
import { toPublicEstimate } from '@/lib/directory/estimate';
import { toPublicPlan } from '@/lib/directory/prices';
import { DEFAULT_PEAK } from '@/lib/units/address';
import { findPricedName } from '@/lib/methods/prices';
import { isSampleProvider } from '@/lib/provider';
import { toUtcDay } from '@/lib/utc-day';
import type { Facts } from '../facts';
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
  run: (_, { plans }) => ({
    source: isSampleProvider() ? 'sample' : 'live',
    plans: plans.map(toPublicPlan),
  }),
});

const workloadInput = z.object({
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
});

/** @throws {ToolError} for a method without a price */
function toWorkload({ calls, peakFactor }: z.output<typeof workloadInput>, facts: Facts) {
  const known = calls.map(({ chain, archive: isArchive, ...call }) => {
    const { key } = findChain(facts, chain);
    const method = findPricedName(facts.prices, key, call.method);
    if (method === undefined) throw new ToolError(`${call.method} on ${key} has no price yet.`);
    return { ...call, method, chain: key, isArchive };
  });
  return { calls: known, peakFactor };
}

export const estimateMonth = defineTool({
  name: 'estimate_month',
  title: 'Estimate a month',
  description:
    'Adds up a workload: compute units and requests of a 30-day month, the request rate of the busiest second, which plans carry it and which one fits best, what an hour of retries at peak adds, and beyond how many units a flat rate costs less (null while prices are on request).',
  input: workloadInput,
  run: (given, facts) => toPublicEstimate(toWorkload(given, facts), facts),
});

export const compareCost = defineTool({
  name: 'compare_cost',
  title: 'Compare cost',
  description:
    "Prices a workload here and in other providers' schemes for a 30-day month: their units, the listed plan that fits, its price, or why it is not comparable; and by how much we cost more, if we do. Each scheme has its sources and when they were read; one older than 90 days is marked. Not a ranking.",
  input: workloadInput,
  run: (given, facts) =>
    toPublicComparison(
      toWorkload(given, facts),
      { ...facts, tables: getComparedTables() },
      toUtcDay(),
    ),
});
