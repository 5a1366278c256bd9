import type { ReactNode } from 'react';
import { CALCULATOR_PATH } from '@/lib/site/addresses';
import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Plan } from '@/lib/provider';
import { localizePath } from '@/lib/site/paths';
import { toCalculationSearch, DEFAULT_PEAK } from '@/lib/units/address';
import type { Estimate } from '@/lib/units/estimate';
import { getCapacity } from '@/lib/units/fitting-plan';
import { getFitReason, toCalls, type Traffic } from '@/lib/units/mixes';
import type { FinderProps } from './types';
import s from './Answer.module.scss';

type Props = FinderProps & {
  traffic: Traffic;
  estimate: Estimate;
  plan: Plan;
  /** Below the action. */
  children?: ReactNode;
};

/** Returns the limit that the sentence about a plan mentions. */
function getLimit({ requestsPerDay, requestsPerSecond, computeUnits }: Plan): number {
  return requestsPerDay ?? computeUnits ?? requestsPerSecond ?? 0;
}

/** The price of the traffic, the plan that covers it, the reason, and the action. */
export function Answer({ traffic, estimate, plan, children, ...props }: Props) {
  const { locale, words, planLinks, perMonth, sample } = props;
  const { amount, currency } = plan.price;
  const large = (value: number) => formatLargeNumber(value, locale);
  const peak = formatNumber(Math.ceil(estimate.peakRate), locale);
  const capacity = getCapacity(plan, estimate);
  const use = Number.isFinite(capacity) ? traffic.perDay / capacity : null;
  const perMillion = amount && estimate.requests ? (amount / estimate.requests) * 1e6 : null;
  const search = toCalculationSearch(
    { calls: toCalls(traffic), peakFactor: DEFAULT_PEAK, isArchive: false },
    '',
  );
  return (
    <div className={s.answer}>
      <div className={s.sums} aria-live="polite">
        <div className={s.top}>
          {amount === null ? (
            <p className={s.label}>{words.answer}</p>
          ) : (
            <p className={s.price}>
              {formatPrice(amount, currency, locale)}
              <small>{perMonth}</small>
              {sample}
            </p>
          )}
          {perMillion ? (
            <p className={s.million}>
              {formatPrice(Number(perMillion.toFixed(2)), currency, locale)}
              <small>{words.perMillion}</small>
            </p>
          ) : null}
        </div>
        <p className={amount === null ? s.quoted : s.plan}>{plan.name}</p>
        <p className={s.reason}>
          {formatMessage(words.reasons[getFitReason(plan, estimate)], {
            perDay: formatNumber(traffic.perDay, locale),
            limit: large(getLimit(plan)),
            units: large(estimate.units),
            peak,
          })}
          {amount === null ? sample : null}
        </p>
        {use === null || props.hasRuler ? null : (
          <p className={s.use}>
            <svg aria-hidden="true" data-markdown="omit">
              <rect width="100%" height="8" rx="4" />
              <rect width={`${Math.min(100, use * 100)}%`} height="8" rx="4" />
            </svg>
            {formatMessage(words.use, {
              share: Math.ceil(use * 100),
              count: large(Number(capacity.toPrecision(3))),
            })}
          </p>
        )}
        <dl className={s.figures}>
          <div>
            <dt>{words.month}</dt>
            <dd>{large(estimate.requests)}</dd>
          </div>
          <div>
            <dt>{words.units}</dt>
            <dd>{large(estimate.units)}</dd>
          </div>
          <div>
            <dt>{words.peak}</dt>
            <dd>{peak}</dd>
          </div>
        </dl>
      </div>
      <p className={s.actions}>
        {planLinks[plan.id]}
        <a
          href={`${localizePath(CALCULATOR_PATH, locale)}${search}#calculator`}
          className={s.exact}
        >
          {words.exact}
        </a>
      </p>
      {children}
    </div>
  );
}
