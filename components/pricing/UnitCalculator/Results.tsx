import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import { Figure } from '@/components/ui/Figure';
import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import {
  MONTH_DAYS,
  getRequestsFor,
  RETRIES,
  getStormUnits,
  type Estimate,
} from '@/lib/units/estimate';
import { getFittingPlan, isCarried } from '@/lib/units/fitting-plan';
import { getFlatThreshold } from '@/lib/units/flat-rate';
import { BudgetField } from './BudgetField.client';
import { QuoteLink } from './QuoteLink.client';
import s from './Results.module.scss';

type Props = {
  estimate: Estimate;
  /** The page of the estimate, to print or to share; null while it is too long for an address. */
  address: string | null;
  plans: readonly Plan[];
  locale: Locale;
  messages: Messages['calculator'];
  planWords: Pick<Messages['plans'], 'quoted'>;
};

/** Returns the requests per month that a plan allows for the same mix; null: unlimited. */
function getMost({ kind, computeUnits, requestsPerDay }: Plan, estimate: Estimate): number | null {
  if (kind === 'compute-units' && computeUnits !== null) {
    return getRequestsFor(computeUnits, estimate);
  }
  return requestsPerDay === null ? null : requestsPerDay * MONTH_DAYS;
}

/** The total of the calls, the plan that covers them, and what could go wrong. */
export function Results({ estimate, address, plans, locale, messages, planWords }: Props) {
  const { requests, units, meanRate, peakRate } = estimate;
  const format = (value: number) => formatNumber(value, locale);
  const toRate = (rate: number) => format(Math.ceil(rate * 10) / 10);
  const storm = getStormUnits(estimate, RETRIES);
  const flat = getFlatThreshold(plans, estimate.chains);
  const percent = units > 0 ? format(Math.ceil((storm / units) * 1000) / 10) : '0';
  return (
    <section aria-label={messages.results} className={s.results}>
      <dl className={s.figures} aria-live="polite">
        <Figure
          size="l"
          value={getFittingPlan(plans, estimate)?.name ?? messages.noPlan}
          label={messages.plan}
        />
        <Figure value={format(units)} label={messages.units} />
        <Figure value={format(requests)} label={messages.requests} />
        <Figure value={toRate(meanRate)} label={messages.meanRate} />
        <Figure value={toRate(peakRate)} label={messages.peakRate} />
        <Figure
          value={format(storm)}
          label={messages.storm}
          note={formatMessage(messages.stormNote, { retries: RETRIES, percent })}
        />
      </dl>
      {flat && units > 0 ? (
        <p>
          {formatMessage(messages.flat, {
            plan: flat.plan.name,
            requests: formatLargeNumber(getRequestsFor(flat.units, estimate) / MONTH_DAYS, locale),
          })}
        </p>
      ) : null}
      {address ? (
        <p>
          <a href={address} className={s.share}>
            {messages.share}
          </a>
        </p>
      ) : null}
      <QuoteLink estimate={estimate} locale={locale} messages={messages} />
      <BudgetField estimate={estimate} locale={locale} messages={messages} />
      <Accordion
        items={[
          {
            id: 'plans-that-fit',
            title: messages.plans,
            content: (
              <DataTable
                caption={messages.plans}
                rows={plans}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'plan', title: messages.plan, cell: ({ name }) => name },
                  {
                    id: 'price',
                    title: messages.price,
                    isNumber: true,
                    cell: ({ price: { amount, currency } }) =>
                      amount === null ? planWords.quoted : formatPrice(amount, currency, locale),
                  },
                  {
                    id: 'carries',
                    title: messages.carries,
                    cell: (plan) =>
                      isCarried(plan, estimate) ? messages.carried : messages.notCarried,
                  },
                  {
                    id: 'most',
                    title: messages.upTo,
                    isNumber: true,
                    cell: (plan) => {
                      const most = getMost(plan, estimate);
                      return most === null ? messages.limit : formatLargeNumber(most, locale);
                    },
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
