import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';

/** Lists the contents of a plan, one per line, in a language. */
export function getPlanFacts(plan: Plan, locale: Locale, messages: Messages): string[] {
  const labels = messages.plans;
  const { kind, requestsPerDay, requestsPerSecond, computeUnits, unlimited, unitsPer, endpoints } =
    plan;
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
      formatMessage(unitsPer === 'day' ? labels.computeUnitsPerDay : labels.computeUnits, {
        count: formatLargeNumber(computeUnits, locale),
      }),
    );
  }
  if (endpoints !== undefined) {
    facts.push(formatMessage(labels.endpoints, { count: formatNumber(endpoints, locale) }));
  }
  if (unlimited) facts.push(requestsPerSecond === null ? labels.noLimits : labels.noDailyCap);
  return facts;
}

/** Lists what a plan costs for longer than a month, and every first payment that differs, in a language. */
export function getPeriodPrices(plan: Plan, locale: Locale, messages: Messages): string[] {
  const labels = messages.plans;
  const toText = (amount: number) => formatPrice(amount, plan.price.currency, locale);
  if (plan.price.amount === null) return [];
  return (plan.periods ?? []).flatMap(({ months, price, firstPayment }) => {
    const first = firstPayment === null ? null : toText(firstPayment);
    if (months === 1) return first ? [formatMessage(labels.firstPayment, { price: first })] : [];
    const text = formatMessage(months === 12 ? labels.perYear : labels.perMonths, {
      price: toText(price),
      count: months,
    });
    return first ? [formatMessage(labels.firstPaymentOf, { price: text, first })] : [text];
  });
}
