import { z } from 'zod';
import { lenientList } from './lenient-list';
import { MAX_NAMES, key, label } from './terms';

export const plan = z.object({
  id: key,
  kind: z.enum(['free', 'unlimited', 'compute-units', 'dedicated', 'enterprise']),
  name: label,
  price: z
    .object({
      amount: z.number().min(0).nullable(),
      currency: z.literal('USD'),
      placeholder: z.boolean(),
    })
    // An amount that nobody has set is not shown.
    .transform((price) => (price.placeholder ? { ...price, amount: null } : price)),
  requestsPerDay: z.number().int().positive().nullable(),
  requestsPerSecond: z.number().int().positive().nullable(),
  computeUnits: z.number().int().positive().nullable(),
  unlimited: z.boolean(),
  chains: z
    .number()
    .int()
    .positive()
    .nullish()
    .transform((count) => count ?? null),
  labels: lenientList(z.enum(['custom', 'individual']), MAX_NAMES),
  action: z.enum(['get-api-key', 'buy', 'contact']),
});

/**
 * A package of the price list. Prices are in US dollars per month, null on request. `chains` is the number of chains it
 * covers, null for all.
 */
export type Plan = z.output<typeof plan>;
