import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';

/** Returns a plan's name in the page's language; the provider's if the site has no translation. */
export function getPlanName(plan: Plan, messages: Messages): string {
  const names: Record<string, string> = messages.plans.names;
  return names[plan.id] ?? plan.name;
}
