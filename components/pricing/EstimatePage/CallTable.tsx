import { DataTable } from '@/components/ui/DataTable';
import { getNameByKey } from '@/lib/chains/name-by-key';
import { getEstimateMessages } from '@/lib/i18n/estimate-messages';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage } from '@/lib/i18n/format-message';
import { getMessages } from '@/lib/i18n/messages';
import { MONTH_DAYS, type Estimate } from '@/lib/units/estimate';
import { getCallUnits, type Call, type PriceList } from '@/lib/units/prices';

type Props = {
  calls: readonly Call[];
  prices: PriceList;
  estimate: Estimate;
  locale: Locale;
};

/** The calls of an estimate with their units, and the total. */
export function CallTable({ calls, prices, estimate, locale }: Props) {
  const labels = getEstimateMessages(locale);
  const { calculator } = getMessages(locale);
  const format = (value: number) => formatNumber(value, locale);
  const rows = calls.map((call, index) => {
    const units = getCallUnits(prices, call);
    return {
      id: String(index),
      method: call.method,
      chain: getNameByKey(call.chain, locale),
      perDay: call.perDay,
      each: call.isArchive
        ? formatMessage(calculator.eachArchive, { count: format(units) })
        : format(units),
      month: Math.ceil(units * call.perDay * MONTH_DAYS),
    };
  });
  const total = {
    ...{ id: 'total', method: '', chain: labels.total, each: '' },
    ...{ perDay: estimate.requestsPerDay, month: estimate.units },
  };
  return (
    <DataTable
      caption={labels.calls}
      rows={[...rows, total]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'chain', title: calculator.chain, cell: ({ chain }) => chain },
        { id: 'method', title: calculator.method, cell: ({ method }) => <code>{method}</code> },
        {
          id: 'day',
          title: labels.perDay,
          isNumber: true,
          cell: ({ perDay }) => format(perDay),
        },
        { id: 'each', title: labels.each, isNumber: true, cell: ({ each }) => each },
        { id: 'month', title: labels.month, isNumber: true, cell: ({ month }) => format(month) },
      ]}
    />
  );
}
