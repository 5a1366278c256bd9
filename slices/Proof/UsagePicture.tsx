import { Tag } from '@/components/ui/Tag';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getPlanName } from '@/lib/display/plan-name';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { MONTH_DAYS } from '@/lib/units/estimate';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import { getFirstTraffic } from '@/lib/units/mixes';
import s from './UsagePicture.module.scss';

type Props = {
  title: string;
  computeUnits: ComputeUnits;
  plans: readonly Plan[];
  locale: Locale;
  messages: Messages;
};

/** Traffic by day of the week, against the mean. */
const WEEK = [1.08, 1.14, 1.12, 1.1, 1.04, 0.78, 0.74] as const;
const HIGHEST = Math.max(...WEEK);

/** The dashboard's page of usage, for the traffic that the plan finder starts with; nothing without prices. */
export function UsagePicture({ title, computeUnits, plans, locale, messages }: Props) {
  const first = getFirstTraffic(computeUnits);
  if (!first) return null;
  const { traffic, estimate } = first;
  const { mix } = traffic;
  const words = messages.usage;
  const plan = getFittingPlan(plans, estimate);
  const left = plan?.computeUnits ? plan.computeUnits - estimate.units : null;
  const large = (value: number) => formatLargeNumber(value, locale);
  const methods = mix.shares.map(({ method, share, units }, index) => ({
    method,
    requests: (estimate.requests * share) / 100,
    units,
    share: (share * units) / mix.units,
    before: mix.shares
      .slice(0, index)
      .reduce((sum, one) => sum + (one.share * one.units) / mix.units, 0),
  }));
  const figures = [
    { label: words.requests, value: large(estimate.requests) },
    { label: words.units, value: large(estimate.units) },
    ...(plan && left !== null
      ? [{ label: `${words.left} (${getPlanName(plan, messages)})`, value: large(left) }]
      : []),
  ];
  return (
    <figure className={s.picture} data-markdown="omit">
      <figcaption className={s.caption}>
        <b>{title}</b>
        <Tag tone="sample">
          {formatMessage(words.note, { count: formatNumber(traffic.perDay, locale) })}
        </Tag>
      </figcaption>
      <div className={s.window} data-theme="page">
        <p className={s.title}>
          {words.title}
          <span>{words.period}</span>
        </p>
        <dl className={s.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <svg
          viewBox={`0 0 ${MONTH_DAYS * 10} 100`}
          preserveAspectRatio="none"
          className={s.days}
          aria-hidden="true"
        >
          {Array.from({ length: MONTH_DAYS }, (_, day) => {
            const height = (WEEK[day % WEEK.length] ?? 1) / HIGHEST;
            return methods.map(({ method, share, before }, index) => (
              <rect
                key={`${day} ${method}`}
                data-part={index}
                x={day * 10}
                y={100 - (before + share) * height}
                width="8"
                height={share * height}
              />
            ));
          })}
        </svg>
        <table className={s.methods}>
          <thead>
            <tr>
              <th scope="col">{words.method}</th>
              <th scope="col">{words.requests}</th>
              <th scope="col">{words.perCall}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map(({ method, requests, units, share }, index) => (
              <tr key={method}>
                <th scope="row">
                  <i data-part={index} />
                  {method}
                </th>
                <td>{formatNumber(Math.round(requests), locale)}</td>
                <td>{units}</td>
                <td>{`${Math.round(share)}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
