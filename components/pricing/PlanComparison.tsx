import { DataTable } from '@/components/ui/DataTable';
import { UNKNOWN } from '@/lib/display/cell-reading';
import { hasQuotedPlans } from '@/lib/display/plan-groups';
import { getPlanName } from '@/lib/display/plan-name';
import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLimitText } from '@/lib/display/limits';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import type { LimitField, LimitRow } from '@/lib/provider/limit-fields';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { getCapacity } from '@/lib/units/fitting-plan';
import { getFirstTraffic } from '@/lib/units/mixes';
import s from './PlanComparison.module.scss';

const COUNTS_UNITS: ReadonlySet<Plan['kind']> = new Set(['compute-units', 'enterprise']);

/** What buyers compare of plans besides rates. */
const LIMITS: readonly LimitField[] = ['at_cap', 'log_range', 'ws_connections', 'sla'];

type Props = {
  plans: readonly Plan[];
  computeUnits: ComputeUnits;
  limits: readonly LimitRow[];
  caption: string | null;
  getAudience: (id: string) => string | null | undefined;
  locale: Locale;
  messages: Messages;
};

/** The contents of the plans, line by line, and how far each goes with the finder's app traffic. */
export function PlanComparison(props: Props) {
  const { plans, computeUnits, limits, caption, getAudience, locale, messages } = props;
  const labels = messages.plans.columns;
  const toLimit = (value: number | null, { kind }: Plan, format = formatNumber) => {
    if (value !== null) return format(value, locale);
    if (kind === 'enterprise') return labels.byContract;
    // The provider states the limits of a paid plan, but only the daily limit of the free one.
    return kind === 'free' ? UNKNOWN : labels.none;
  };
  const limitLabels = getLimitMessages(locale);
  const toStated = (field: LimitField, plan: string) =>
    getLimitText(limits, field, { plan }, locale);
  const first = getFirstTraffic(computeUnits);
  const toReach = (plan: Plan) => {
    const capacity = first ? getCapacity(plan, first.estimate) : Infinity;
    if (Number.isFinite(capacity))
      return formatLargeNumber(Number(capacity.toPrecision(3)), locale);
    return plan.kind === 'enterprise' ? labels.byContract : labels.byHardware;
  };
  return (
    <>
      <DataTable
        caption={caption}
        rows={plans}
        rowKey={({ id }) => id}
        columns={[
          { id: 'plan', title: labels.plan, cell: (plan) => getPlanName(plan, messages) },
          ...(hasQuotedPlans(plans)
            ? []
            : [
                {
                  id: 'price',
                  title: labels.price,
                  isNumber: true,
                  cell: ({ price }: Plan) =>
                    price.amount === null
                      ? messages.plans.quoted
                      : formatPrice(price.amount, price.currency, locale),
                },
              ]),
          {
            id: 'day',
            title: labels.perDay,
            isNumber: true,
            cell: (plan) => toLimit(plan.requestsPerDay, plan),
          },
          {
            id: 'second',
            title: labels.perSecond,
            isNumber: true,
            cell: (plan) =>
              plan.kind === 'enterprise' && plan.requestsPerSecond !== null
                ? formatMessage(labels.from, {
                    count: formatNumber(plan.requestsPerSecond, locale),
                  })
                : toLimit(plan.requestsPerSecond, plan),
          },
          {
            id: 'units',
            title: labels.units,
            isNumber: true,
            cell: (plan) =>
              COUNTS_UNITS.has(plan.kind)
                ? toLimit(plan.computeUnits, plan, formatLargeNumber)
                : labels.notCounted,
          },
          ...LIMITS.filter((field) => plans.some(({ id }) => toStated(field, id))).map((field) => ({
            id: field,
            title: limitLabels.fields[field],
            cell: ({ id }: Plan) => toStated(field, id) ?? limitLabels.notStated,
          })),
          ...(first ? [{ id: 'reach', title: labels.reach, isNumber: true, cell: toReach }] : []),
          {
            id: 'audience',
            title: labels.audience,
            isMuted: true,
            cell: ({ id }) => getAudience(id),
          },
        ]}
      />
      {first ? (
        <p className={s.note}>
          {formatMessage(labels.reachNote, {
            units: formatNumber(first.traffic.mix.units, locale),
          })}
        </p>
      ) : null}
    </>
  );
}
