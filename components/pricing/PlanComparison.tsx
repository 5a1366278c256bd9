import { DataTable } from '@/components/ui/DataTable';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import { getPlanName } from '@/lib/display/plan-name';

type Props = {
  plans: readonly Plan[];
  caption: string | null;
  locale: Locale;
  messages: Messages;
};

/** What the plans hold, line by line. */
export function PlanComparison({ plans, caption, locale, messages }: Props) {
  const labels = messages.plans.columns;
  const toLimit = (value: number | null, format = formatNumber) =>
    value === null ? labels.none : format(value, locale);
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
          cell: ({ requestsPerDay }) => toLimit(requestsPerDay),
        },
        {
          id: 'second',
          title: labels.perSecond,
          isNumber: true,
          cell: ({ requestsPerSecond }) => toLimit(requestsPerSecond),
        },
        {
          id: 'units',
          title: labels.units,
          isNumber: true,
          cell: ({ computeUnits, kind }) =>
            kind === 'compute-units' ? toLimit(computeUnits, formatLargeNumber) : labels.notCounted,
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
