'use client';

import { Button } from '@/components/ui/Button';
import { DataTable } from '@/components/ui/DataTable';
import { Heading } from '@/components/ui/Heading';
import { toCsvText } from '@/lib/csv';
import { formatNumber, formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import { compareCost, getExtraCost, type Bill, type OwnBill } from '@/lib/migrate/compare-cost';
import { UNIT_TABLES } from '@/lib/migrate/unit-tables';
import type { Plan } from '@/lib/provider';
import type { Call, PriceList } from '@/lib/units/prices';
import { toUtcDay } from '@/lib/utc-day';
import { saveFile } from '../save-file.client';
import { BillSource } from './BillSource';
import { getBillPrice } from './bill-price';
import s from './index.module.scss';

export type CostComparisonProps = {
  calls: readonly Call[];
  peakFactor: number;
  prices: PriceList;
  /** With names in the page's language. */
  plans: readonly Plan[];
  locale: Locale;
};

type Props = CostComparisonProps & { messages: MigrateMessages['costs'] };
/** Our own bill comes first; the others in the order of their names. */
type Row = { own: OwnBill } | { bill: Bill };

/** What the calculator's calls cost here and in other providers' schemes. */
export function CostComparison({ calls, peakFactor, prices, plans, locale, messages }: Props) {
  const today = toUtcDay();
  const facts = { prices, plans, tables: UNIT_TABLES };
  const { own, bills } = compareCost({ calls, peakFactor }, facts, today);
  const rows: Row[] = [{ own }, ...bills.map((bill) => ({ bill }))];
  const getName = (row: Row) => ('own' in row ? messages.ours : row.bill.provider);
  const getUnits = (row: Row) => {
    const units = 'own' in row ? own.units : row.bill.units;
    return units === null ? '—' : formatNumber(Math.round(units), locale);
  };
  const getPlan = (row: Row) =>
    'own' in row ? (own.plan?.name ?? messages.noPlan) : (row.bill.plan ?? '—');
  const getPrice = (row: Row) => {
    if ('bill' in row) {
      return getBillPrice(row.bill, { locale, messages, protocols: prices.protocols });
    }
    return own.price === null ? messages.onRequest : formatPrice(own.price, 'USD', locale);
  };
  const getMore = (row: Row) => {
    const extra = 'bill' in row ? getExtraCost(own, row.bill) : null;
    if (extra === null) return '';
    return formatMessage(messages.more, { amount: formatPrice(extra, 'USD', locale) });
  };
  const save = () => {
    const { provider, units, plan, price, source } = messages;
    const lines = rows.map((row) => [
      ...[getName(row), getUnits(row), getPlan(row), `${getPrice(row)} ${getMore(row)}`.trim()],
      'bill' in row ? row.bill.sources.map(({ url }) => url).join(' ') : '',
    ]);
    saveFile(
      toCsvText([[provider, units, plan, price, source], ...lines]),
      'costs.csv',
      'text/csv',
    );
  };
  return (
    <section aria-label={messages.title} className={s.comparison}>
      <Heading level={3}>{messages.title}</Heading>
      <p className={s.text}>{messages.text}</p>
      <DataTable
        caption={messages.title}
        rows={rows}
        rowKey={getName}
        columns={[
          { id: 'provider', title: messages.provider, cell: getName },
          {
            id: 'price',
            title: messages.price,
            cell: (row) => (
              <>
                {getPrice(row)}
                {getMore(row) ? <span className={s.more}>{getMore(row)}</span> : null}
              </>
            ),
          },
          { id: 'plan', title: messages.plan, cell: getPlan },
          { id: 'units', title: messages.units, isNumber: true, cell: getUnits },
          {
            id: 'source',
            title: messages.source,
            isMuted: true,
            cell: (row) =>
              'bill' in row ? <BillSource {...{ bill: row.bill, locale, messages }} /> : null,
          },
        ]}
      />
      <div>
        <Button size="s" variant="secondary" onClick={save}>
          {messages.download}
        </Button>
      </div>
    </section>
  );
}
