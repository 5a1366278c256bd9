import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getPlanName } from '@/lib/display/plan-name';
import type { PresetRow } from '@/lib/units/presets';

type Props = { presets: readonly PresetRow[]; locale: Locale; messages: Messages };

/** Estimates for typical applications. */
export function PresetTable({ presets, locale, messages }: Props) {
  const labels = messages.calculator;
  const table = (
    <DataTable
      caption={labels.presetTable}
      rows={presets}
      rowKey={({ id }) => id}
      columns={[
        { id: 'application', title: labels.application, cell: ({ id }) => labels.presetNames[id] },
        {
          id: 'calls',
          title: labels.calls,
          isNumber: true,
          cell: ({ estimate }) => formatNumber(estimate.requestsPerDay, locale),
        },
        {
          id: 'units',
          title: labels.units,
          isNumber: true,
          cell: ({ estimate }) => formatNumber(estimate.units, locale),
        },
        {
          id: 'plan',
          title: labels.plan,
          cell: ({ plan }) => (plan ? getPlanName(plan, messages) : labels.noPlan),
        },
      ]}
    />
  );
  return <Accordion items={[{ id: 'typical-apps', title: labels.presetTable, content: table }]} />;
}
