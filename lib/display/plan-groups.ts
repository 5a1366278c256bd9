import type { Plan } from '@/lib/provider';

/** Ways to pay, from free to negotiated. */
const GROUPS = ['free', 'flat', 'units', 'yours'] as const;
export type PlanGroup = (typeof GROUPS)[number];

const GROUP_BY_KIND = {
  free: 'free',
  unlimited: 'flat',
  'compute-units': 'units',
  dedicated: 'yours',
  enterprise: 'yours',
} as const satisfies Record<Plan['kind'], PlanGroup>;

/** Groups plans by how they are paid for, in the provider's order; empty groups are left out. */
export function groupPlans(plans: readonly Plan[]) {
  return GROUPS.map((group) => ({
    group,
    plans: plans.filter(({ kind }) => GROUP_BY_KIND[kind] === group),
  })).filter((one) => one.plans.length > 0);
}

/** True if a plan with fixed limits has no price: all paid plans are quoted then. */
export const hasQuotedPlans = (plans: readonly Plan[]): boolean =>
  plans.some(({ kind, price }) => GROUP_BY_KIND[kind] !== 'yours' && price.amount === null);
