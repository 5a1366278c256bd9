import type { Plan } from '@/lib/provider';
import { DASHBOARD_PATH } from '@/lib/site/paths';

/** What one does to have a plan: a price on request is asked for, whatever the plan's own action. */
export const getPlanAction = ({ action, price }: Plan) =>
  price.amount === null ? 'contact' : action;

/** Where a plan is to be had: in the dashboard, or from us. */
export function getPlanAddress(plan: Plan): string {
  if (getPlanAction(plan) !== 'contact') return DASHBOARD_PATH;
  return plan.kind === 'enterprise' ? '#enterprise' : '#contact';
}
