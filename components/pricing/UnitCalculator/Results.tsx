import { DataTable } from '@/components/ui/DataTable';
import { Figure } from '@/components/ui/Figure';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import {
  MONTH_DAYS,
  getFittingPlan,
  getRequestsFor,
  getStormUnits,
  isCarried,
  type Estimate,
} from '@/lib/units/estimate';
import { BudgetField } from './BudgetField.client';
import { QuoteLink } from './QuoteLink.client';
import s from './Results.module.scss';

const RETRIES = 3;

type Props = {
  estimate: Estimate;
  plans: readonly Plan[];
  locale: Locale;
  words: Messages['calculator'];
};

/** Requests a month that a plan allows for the same mix; null: as many as one likes. */
function getMost({ kind, computeUnits, requestsPerDay }: Plan, estimate: Estimate): number | null {
  if (kind === 'compute-units' && computeUnits !== null) {
    return getRequestsFor(computeUnits, estimate);
  }
  return requestsPerDay === null ? null : requestsPerDay * MONTH_DAYS;
}

/** What the calls come to, which plan carries them, and what could go wrong. */
export function Results({ estimate, plans, locale, words }: Props) {
  const { requests, units, meanRate, peakRate } = estimate;
  const format = (value: number) => formatNumber(value, locale);
  const toRate = (rate: number) => format(Math.ceil(rate * 10) / 10);
  const storm = getStormUnits(estimate, RETRIES);
  const percent = units > 0 ? format(Math.ceil((storm / units) * 1000) / 10) : '0';
  return (
    <section aria-label={words.results} className={s.results}>
      <dl className={s.figures} aria-live="polite">
        <Figure size="l" value={format(units)} label={words.units} />
        <Figure size="l" value={format(requests)} label={words.requests} />
        <Figure value={toRate(meanRate)} label={words.meanRate} />
        <Figure value={toRate(peakRate)} label={words.peakRate} />
        <Figure value={getFittingPlan(plans, estimate)?.name ?? words.noPlan} label={words.plan} />
        <Figure
          value={format(storm)}
          label={words.storm}
          note={formatMessage(words.stormNote, { retries: RETRIES, percent })}
        />
      </dl>
      <QuoteLink estimate={estimate} locale={locale} words={words} />
      <BudgetField estimate={estimate} locale={locale} words={words} />
      <DataTable
        caption={words.plans}
        rows={plans.filter(({ kind }) => kind !== 'dedicated')}
        rowKey={({ id }) => id}
        columns={[
          { id: 'plan', title: words.plan, cell: ({ name }) => name },
          {
            id: 'carries',
            title: words.carries,
            cell: (plan) => (isCarried(plan, estimate) ? words.carried : words.notCarried),
          },
          {
            id: 'most',
            title: words.upTo,
            isNumber: true,
            cell: (plan) => {
              const most = getMost(plan, estimate);
              return most === null ? words.limit : formatLargeNumber(most, locale);
            },
          },
        ]}
      />
    </section>
  );
}
