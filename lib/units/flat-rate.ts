import type { Plan } from '@/lib/provider';
import { getMonthUnits } from './fitting-plan';

/** The cheapest flat rate, and the compute units per month beyond which packages cost more. */
export type FlatThreshold = { plan: Plan; units: number };

const hasAmount = (plan: Plan): plan is Plan & { price: { amount: number } } =>
  plan.price.amount !== null;

/** Returns where a flat rate becomes cheaper than compute units; null while either is priced on request. */
export function getFlatThreshold(plans: readonly Plan[], chains: number): FlatThreshold | null {
  const priced = plans.filter(hasAmount);
  const packages = priced.filter(({ kind }) => kind === 'compute-units');
  const [flat] = priced
    .filter((plan) => plan.kind === 'unlimited' && (plan.chains === null || chains <= plan.chains))
    .toSorted((one, other) => one.price.amount - other.price.amount);
  if (!flat || packages.length === 0) return null;
  const cheaper = packages.filter(({ price }) => price.amount < flat.price.amount);
  return { plan: flat, units: Math.max(0, ...cheaper.map((plan) => getMonthUnits(plan) ?? 0)) };
}
