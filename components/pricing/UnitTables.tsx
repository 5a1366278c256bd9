import { ListSearch } from '@/components/content/ListSearch';
import { SiteLink } from '@/components/content/SiteLink';
import { Accordion } from '@/components/ui/Accordion';
import { CodeName } from '@/components/ui/CodeName';
import { DataTable } from '@/components/ui/DataTable';
import { EmptyState } from '@/components/ui/EmptyState';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { getMethodPages } from '@/lib/methods/pages';
import type { Chain } from '@/lib/provider';
import { getMethodPath } from '@/lib/site/addresses';
import { getPriceTables, type PriceTable } from '@/lib/units/price-table';
import { hasFamily, type PriceList } from '@/lib/units/prices';

type Props = { prices: PriceList; chains: readonly Chain[]; locale: Locale; messages: Messages };

const LIST = 'unit-prices';

/** Returns the page of each method of a family: that of the chain asked for most. */
function getPages(family: string, { protocols }: PriceList, chains: readonly Chain[]) {
  const keys = new Set(protocols.flatMap((one) => (hasFamily(one, family) ? one._key : [])));
  const pages = chains
    .filter(({ key }) => keys.has(key))
    .flatMap((chain) =>
      getMethodPages(chain).map(
        ({ name, slug }) => [name, getMethodPath(chain.key, slug)] as const,
      ),
    );
  return new Map(pages.toReversed());
}

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

/** Prices of all methods as the chains charge them, one table per family, with a filter. */
export function UnitTables({ prices, chains, locale, messages }: Props) {
  const labels = messages.units;
  const names: Record<string, string> = messages.families;
  const tables = getPriceTables(prices);
  if (tables.length === 0) return <EmptyState title={labels.unavailable} />;
  return (
    <>
      <ListSearch listId={LIST} messages={getMethodMessages(locale)} />
      <div id={LIST}>
        <Accordion
          isGrouped
          items={tables.map((table) => {
            const { family, rows } = table;
            const name = names[family] ?? family;
            const pages = getPages(family, prices, chains);
            return {
              id: `units-${family}`,
              title: `${name} · ${formatCount(labels.methodCount, rows.length)}`,
              content: (
                <DataTable
                  isSearchable
                  caption={name}
                  rows={rows}
                  rowKey={({ method }) => method}
                  columns={[
                    {
                      id: 'method',
                      title: messages.nodes.method,
                      cell: ({ method }) => {
                        const code = <CodeName>{method}</CodeName>;
                        const href = pages.get(method);
                        return href ? (
                          <SiteLink href={href} locale={locale}>
                            {code}
                          </SiteLink>
                        ) : (
                          code
                        );
                      },
                    },
                    ...toColumns(table, labels),
                  ]}
                />
              ),
            };
          })}
        />
      </div>
    </>
  );
}
