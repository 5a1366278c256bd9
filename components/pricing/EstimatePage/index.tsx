import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { listStated } from '@/components/limits/OwnLimits';
import { LimitTable } from '@/components/limits/LimitTable';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { buttonClass } from '@/components/ui/Button';
import { DataSheet } from '@/components/ui/DataSheet';
import { Heading } from '@/components/ui/Heading';
import { Container } from '@/components/ui/Section';
import { toLimitViews, toPlanColumns } from '@/lib/display/limits';
import { getPlanProduct } from '@/lib/display/plan-action';
import { getPlanName } from '@/lib/display/plan-name';
import { getEstimateMessages } from '@/lib/i18n/estimate-messages';
import { formatDay, formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { isSampleProvider } from '@/lib/provider';
import { LIMIT_FIELDS } from '@/lib/provider/limit-fields';
import { getEstimateDays } from '@/lib/quotes/estimate-text';
import { toQuoteText } from '@/lib/quotes/quote-request';
import { CALCULATOR_PATH, CONTACT_PATH, ESTIMATE_PATH } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';
import { toWorkload } from '@/lib/units/address';
import { getEstimate } from '@/lib/units/estimate';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import { toUtcDay } from '@/lib/utc-day';
import { getPeriodPrices, getPlanFacts } from '../plan-facts';
import { CallTable } from './CallTable';
import { PrintButton } from './PrintButton.client';
import s from './index.module.scss';

function getArchiveWords(
  calls: readonly { isArchive?: boolean }[],
  labels: Record<'archive' | 'someArchive' | 'noArchive', string>,
): string {
  if (calls.every(({ isArchive }) => isArchive)) return labels.archive;
  return calls.some(({ isArchive }) => isArchive) ? labels.someArchive : labels.noArchive;
}

/** A workload with its cost, plan, limits and assumptions: two A4 pages when printed. */
export function EstimatePage({ page }: { page: PageOf<'estimate'> }) {
  const { title, crumbs, locale, text, calculation, prices, plans, limits } = page;
  const messages = getMessages(locale);
  const labels = getEstimateMessages(locale);
  const { peakFactor } = calculation;
  const calls = toWorkload(calculation);
  const estimate = getEstimate(calls, prices, peakFactor);
  const plan = getFittingPlan(plans, estimate);
  const today = toUtcDay();
  const { day, end } = getEstimateDays(text, today);
  const format = (value: number) => formatNumber(value, locale);
  const toRate = (rate: number) => format(Math.ceil(rate * 10) / 10);
  const chains = [...new Set(calls.map(({ chain }) => chain))];
  const own = plan ? [plan] : [];
  // Limits of a single chain apply; those of several differ.
  const target = chains.length === 1 ? { chain: chains[0] ?? '' } : {};
  const fields = listStated({ rows: limits, fields: LIMIT_FIELDS, target, plans: own });
  const quote = toQuoteText({
    page: ESTIMATE_PATH,
    product: plan ? getPlanProduct(plan) : 'enterprise',
    ...(plan && { plan: plan.id }),
    callsPerDay: Math.ceil(estimate.requestsPerDay),
    computeUnits: estimate.units,
    peak: Math.ceil(estimate.peakRate),
    estimate: text,
  });
  const amount = plan?.price.amount ?? null;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        above={<SamplePrices messages={messages} />}
        lead={
          <p>
            {formatMessage(today > end ? labels.expired : labels.madeOn, {
              day: formatDay(day, locale),
              end: formatDay(end, locale),
            })}
          </p>
        }
        actions={
          <p className={`${s.actions} noPrint`} data-markdown="omit">
            <SiteLink
              href={`${CONTACT_PATH}?${quote}#sales`}
              locale={locale}
              className={buttonClass({})}
            >
              {labels.ask}
            </SiteLink>
            <PrintButton label={labels.print} />
            <a
              href={`/api/estimate/?${text}&format=csv`}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              {labels.csv}
            </a>
            <SiteLink
              href={`${CALCULATOR_PATH}?${text}`}
              locale={locale}
              className={buttonClass({ variant: 'secondary' })}
            >
              {labels.change}
            </SiteLink>
          </p>
        }
      />
      <DataSheet
        label={labels.facts}
        facts={[
          { label: messages.calculator.plan, value: plan ? getPlanName(plan, messages) : '—' },
          {
            label: labels.price,
            value:
              plan && amount !== null
                ? formatPrice(amount, plan.price.currency, locale)
                : messages.plans.quoted,
          },
          { label: messages.calculator.units, value: format(estimate.units) },
          { label: messages.calculator.requests, value: format(estimate.requests) },
          { label: messages.calculator.meanRate, value: toRate(estimate.meanRate) },
          { label: messages.calculator.peakRate, value: toRate(estimate.peakRate) },
        ]}
      />
      <Container className={s.parts}>
        <section>
          <Heading level={2}>{labels.calls}</Heading>
          <CallTable {...{ calls, prices, estimate, locale }} />
        </section>
        <section>
          <Heading level={2}>{labels.plan}</Heading>
          {plan ? (
            <ul className={s.list}>
              {[
                ...getPlanFacts(plan, locale, messages),
                ...getPeriodPrices(plan, locale, messages),
              ].map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          ) : (
            <p>{labels.noPlan}</p>
          )}
        </section>
        <section>
          <Heading level={2}>{labels.limits}</Heading>
          {fields.length > 0 ? (
            <LimitTable
              caption={labels.limits}
              rows={toLimitViews(limits, locale)}
              plans={toPlanColumns(own, locale)}
              labels={getLimitMessages(locale)}
              {...{ fields, target }}
            />
          ) : (
            <p>{labels.noLimits}</p>
          )}
        </section>
        <section>
          <Heading level={2}>{labels.assumptions}</Heading>
          <ul className={s.list}>
            <li>{labels.month30}</li>
            <li>{formatMessage(labels.peak, { count: peakFactor })}</li>
            <li>{getArchiveWords(calls, labels)}</li>
            <li>{labels.retries}</li>
            <li>{isSampleProvider() ? labels.sample : labels.live}</li>
          </ul>
          <p className={s.address}>
            {labels.address}
            <br />
            <code>{`${getSiteOrigin()}${localizePath(ESTIMATE_PATH, locale)}?${text}`}</code>
          </p>
        </section>
      </Container>
    </>
  );
}
