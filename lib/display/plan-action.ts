import type { Plan } from '@/lib/provider';
import { DASHBOARD_PATH } from '@/lib/site/paths';

/** Returns a plan's action: a price on request always leads to a request, whatever the plan's own action. */
export const getPlanAction = ({ action, price }: Plan) =>
  price.amount === null ? 'contact' : action;

/** Returns the URL where a plan is available: the dashboard, or our contact page. */
export function getPlanAddress(plan: Plan): string {
  if (getPlanAction(plan) !== 'contact') return DASHBOARD_PATH;
  return plan.kind === 'enterprise' ? '#enterprise' : '#contact';
}

/** Returns the product that a request for a plan is about. */
export const getPlanProduct = ({ kind }: Plan) =>
  kind === 'dedicated' || kind === 'enterprise' ? kind : 'shared';
