import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';

/** Lists the contents of a plan, one per line, in a language. */
export function getPlanFacts(plan: Plan, locale: Locale, messages: Messages): string[] {
  const labels = messages.plans;
  const { kind, requestsPerDay, requestsPerSecond, computeUnits, unlimited } = plan;
  const facts: string[] = [];
  if (requestsPerDay !== null) {
    facts.push(
      formatMessage(labels.requestsPerDay, { count: formatNumber(requestsPerDay, locale) }),
    );
  }
  if (requestsPerSecond !== null) {
    const label = kind === 'enterprise' ? labels.requestsPerSecondFrom : labels.requestsPerSecond;
    facts.push(formatMessage(label, { count: formatNumber(requestsPerSecond, locale) }));
  }
  if (computeUnits !== null) {
    facts.push(
      formatMessage(labels.computeUnits, { count: formatLargeNumber(computeUnits, locale) }),
    );
  }
  if (unlimited) facts.push(requestsPerSecond === null ? labels.noLimits : labels.noDailyCap);
  return facts;
}
