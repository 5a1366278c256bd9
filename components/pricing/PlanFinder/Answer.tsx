import { CALCULATOR_PATH } from '@/lib/site/addresses';
import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Plan } from '@/lib/provider';
import { localizePath } from '@/lib/site/paths';
import { toCalculationSearch, DEFAULT_PEAK } from '@/lib/units/address';
import type { Estimate } from '@/lib/units/estimate';
import { getFitReason, toCalls, type Traffic } from '@/lib/units/mixes';
import type { FinderProps } from './types';
import s from './Answer.module.scss';

type Props = FinderProps & { traffic: Traffic; estimate: Estimate; plan: Plan };

/** Returns the limit that the sentence about a plan mentions. */
function getLimit({ requestsPerDay, requestsPerSecond, computeUnits }: Plan): number {
  return requestsPerDay ?? computeUnits ?? requestsPerSecond ?? 0;
}

/** The plan that covers the traffic, the reason, and the action. */
export function Answer({
  traffic,
  estimate,
  plan,
  locale,
  words,
  planLinks,
  quoted,
  perMonth,
}: Props) {
  const { amount, currency } = plan.price;
  const large = (value: number) => formatLargeNumber(value, locale);
  const peak = formatNumber(Math.ceil(estimate.peakRate), locale);
  const search = toCalculationSearch(
    { calls: toCalls(traffic), peakFactor: DEFAULT_PEAK, isArchive: false },
    '',
  );
  return (
    <div className={s.answer}>
      <p className={s.label}>{words.answer}</p>
      <div aria-live="polite">
        <p className={s.plan}>{plan.name}</p>
        <p className={s.reason}>
          {formatMessage(words.reasons[getFitReason(plan, estimate)], {
            perDay: formatNumber(traffic.perDay, locale),
            limit: large(getLimit(plan)),
            units: large(estimate.units),
            peak,
          })}
        </p>
      </div>
      <p className={s.price}>
        {amount === null ? quoted : formatPrice(amount, currency, locale)}
        {amount === null ? null : <small>{perMonth}</small>}
      </p>
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
      <p className={s.actions}>
        {planLinks[plan.id]}
        <a
          href={`${localizePath(CALCULATOR_PATH, locale)}${search}#calculator`}
          className={s.exact}
        >
          {words.exact}
        </a>
      </p>
    </div>
  );
}
