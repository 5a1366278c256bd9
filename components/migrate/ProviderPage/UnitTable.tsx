import { DataTable } from '@/components/ui/DataTable';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { formatNumber } from '@/lib/i18n/format';
import { getShownTables, getTableUnits } from '@/lib/migrate/unit-tables';
import { findPrice } from '@/lib/units/prices';
import { SourceLink } from './SourceLink';
import type { SectionProps } from './types';

/** The calls that most applications consist of, by chain. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  eth: [
    'eth_blockNumber',
    'eth_call',
    'eth_getBalance',
    'eth_getBlockByNumber',
    'eth_getTransactionReceipt',
    'eth_getLogs',
    'eth_sendRawTransaction',
    'debug_traceTransaction',
  ],
  sol: ['getSlot', 'getBalance', 'getAccountInfo', 'getTransaction', 'getProgramAccounts'],
};
const FAMILIES: Readonly<Record<string, string>> = { eth: 'evm', sol: 'solana' };

/** The cost of common calls in both schemes; nothing without a table that is recent enough. */
export function UnitTable({ page, messages, say, today }: SectionProps & { today: string }) {
  const { provider, prices, locale } = page;
  const table = getShownTables(today).find((one) => one.provider === provider.provider);
  if (!table) return null;
  const rows = Object.entries(CALLS).flatMap(([chain, methods]) =>
    methods.flatMap((method) => {
      const theirs = getTableUnits(table, { chain, family: FAMILIES[chain] ?? '', method });
      const ours = findPrice(prices, chain, method);
      return typeof theirs === 'number' && ours ? [{ method, theirs, ours }] : [];
    }),
  );
  if (rows.length === 0) return null;
  const format = (units: number) => formatNumber(units, locale);
  return (
    <Section id="units">
      <SectionHead title={messages.unitsTitle}>
        <p>{messages.unitsText}</p>
      </SectionHead>
      <DataTable
        caption={messages.unitsTitle}
        rows={rows}
        rowKey={({ method }) => method}
        columns={[
          { id: 'method', title: messages.method, cell: ({ method }) => <code>{method}</code> },
          {
            id: 'theirs',
            title: say(messages.theirUnits, { unit: table.unit[locale] }),
            isNumber: true,
            cell: ({ theirs }) => format(theirs),
          },
          {
            id: 'ours',
            title: say(messages.ourUnits),
            isNumber: true,
            cell: ({ ours }) => format(ours.units),
          },
          {
            id: 'archive',
            title: say(messages.ourArchive),
            isNumber: true,
            cell: ({ ours }) => format(ours.archiveUnits),
          },
        ]}
      />
      {table.sources.map(({ url, readAt }) => (
        <SourceLink key={url} url={url} readAt={readAt} label={messages.read} locale={locale} />
      ))}
    </Section>
  );
}
