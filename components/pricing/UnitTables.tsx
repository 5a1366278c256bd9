import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import { EmptyState } from '@/components/ui/EmptyState';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import { getPriceTables, type PriceTable } from '@/lib/units/price-table';
import type { PriceList } from '@/lib/units/prices';

type Props = { prices: PriceList; messages: Messages };

/** Two columns for each multiplier: the price of a call, and with archive data. */
function toColumns({ multipliers }: PriceTable, labels: Messages['units']) {
  return multipliers.flatMap((multiplier, place) => {
    const title = (label: string) =>
      multipliers.length === 1
        ? label
        : formatMessage(labels.onChains, { label, multiplier: String(multiplier) });
    return [
      {
        id: `units-${multiplier}`,
        title: title(labels.perCall),
        isNumber: true,
        cell: ({ costs }: PriceTable['rows'][number]) => costs[place]?.units,
      },
      {
        id: `archive-${multiplier}`,
        title: title(labels.perArchiveCall),
        isNumber: true,
        cell: ({ costs }: PriceTable['rows'][number]) => costs[place]?.archive ?? '–',
      },
    ];
  });
}

/** Prices of all methods as the chains charge them, one table per family. */
export function UnitTables({ prices, messages }: Props) {
  const labels = messages.units;
  const names: Record<string, string> = messages.families;
  const tables = getPriceTables(prices);
  if (tables.length === 0) return <EmptyState title={labels.unavailable} />;
  return (
    <Accordion
      items={tables.map((table) => {
        const { family, rows } = table;
        const name = names[family] ?? family;
        return {
          id: `units-${family}`,
          title: `${name} · ${formatCount(labels.methodCount, rows.length)}`,
          content: (
            <DataTable
              caption={name}
              rows={rows}
              rowKey={({ method }) => method}
              columns={[
                {
                  id: 'method',
                  title: messages.nodes.method,
                  cell: ({ method }) => <code>{method}</code>,
                },
                ...toColumns(table, labels),
              ]}
            />
          ),
        };
      })}
    />
  );
}
