import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import { EmptyState } from '@/components/ui/EmptyState';
import { formatCount } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { CuMethod } from '@/lib/provider';

type Props = { methods: readonly CuMethod[]; messages: Messages };

function groupByFamily(methods: readonly CuMethod[]): [string, CuMethod[]][] {
  const families = new Map<string, CuMethod[]>();
  for (const method of methods) {
    families.set(method.family, [...(families.get(method.family) ?? []), method]);
  }
  return [...families];
}

/** Prices of all methods, one table per family. */
export function UnitTables({ methods, messages }: Props) {
  const labels = messages.units;
  const names: Record<string, string> = messages.families;
  if (methods.length === 0) return <EmptyState title={labels.unavailable} />;
  return (
    <Accordion
      items={groupByFamily(methods).map(([family, prices]) => {
        const name = names[family] ?? family;
        return {
          id: `units-${family}`,
          title: `${name} · ${formatCount(labels.methodCount, prices.length)}`,
          content: (
            <DataTable
              caption={name}
              rows={prices}
              rowKey={({ method }) => method}
              columns={[
                {
                  id: 'method',
                  title: messages.nodes.method,
                  cell: ({ method }) => <code>{method}</code>,
                },
                {
                  id: 'units',
                  title: labels.perCall,
                  isNumber: true,
                  cell: ({ computeUnits }) => computeUnits,
                },
                {
                  id: 'archive',
                  title: labels.perArchiveCall,
                  isNumber: true,
                  cell: ({ archiveComputeUnits }) => archiveComputeUnits ?? '–',
                },
              ]}
            />
          ),
        };
      })}
    />
  );
}
