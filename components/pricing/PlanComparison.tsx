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
  const words = messages.plans.columns;
  const toLimit = (value: number | null, format = formatNumber) =>
    value === null ? words.none : format(value, locale);
  return (
    <DataTable
      caption={caption}
      rows={plans}
      rowKey={({ id }) => id}
      columns={[
        { id: 'plan', title: words.plan, cell: (plan) => getPlanName(plan, messages) },
        {
          id: 'day',
          title: words.perDay,
          isNumber: true,
          cell: ({ requestsPerDay }) => toLimit(requestsPerDay),
        },
        {
          id: 'second',
          title: words.perSecond,
          isNumber: true,
          cell: ({ requestsPerSecond }) => toLimit(requestsPerSecond),
        },
        {
          id: 'units',
          title: words.units,
          isNumber: true,
          cell: ({ computeUnits, kind }) =>
            kind === 'compute-units' ? toLimit(computeUnits, formatLargeNumber) : words.notCounted,
        },
        {
          id: 'limit',
          title: words.atLimit,
          isMuted: true,
          cell: ({ kind }) => messages.plans.atLimit[kind],
        },
      ]}
    />
  );
}
