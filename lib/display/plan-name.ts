import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';

/** A plan's name in the language of the page; a plan that the site has no words for keeps the provider's. */
export function getPlanName(plan: Plan, messages: Messages): string {
  const names: Record<string, string> = messages.plans.names;
  return names[plan.id] ?? plan.name;
}
