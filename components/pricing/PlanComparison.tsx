import { DataTable } from '@/components/ui/DataTable';
import { UNKNOWN } from '@/lib/display/cell-reading';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import { getPlanName } from '@/lib/display/plan-name';

const COUNTS_UNITS: ReadonlySet<Plan['kind']> = new Set(['compute-units', 'enterprise']);

type Props = {
  plans: readonly Plan[];
  caption: string | null;
  locale: Locale;
  messages: Messages;
};

/** The contents of the plans, line by line. */
export function PlanComparison({ plans, caption, locale, messages }: Props) {
  const labels = messages.plans.columns;
  const toLimit = (value: number | null, { kind }: Plan, format = formatNumber) => {
    if (value !== null) return format(value, locale);
    if (kind === 'enterprise') return labels.byContract;
    // The provider states the limits of a paid plan, but only the daily limit of the free one.
    return kind === 'free' ? UNKNOWN : labels.none;
  };
  return (
    <DataTable
      caption={caption}
      rows={plans}
      rowKey={({ id }) => id}
      columns={[
        { id: 'plan', title: labels.plan, cell: (plan) => getPlanName(plan, messages) },
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
              ? formatMessage(labels.from, { count: formatNumber(plan.requestsPerSecond, locale) })
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
        {
          id: 'limit',
          title: labels.atLimit,
          isMuted: true,
          cell: ({ kind }) => messages.plans.atLimit[kind],
        },
      ]}
    />
  );
}
