import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import { getPlanName } from '@/lib/display/plan-name';
import { formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getMigrateMessages } from '@/lib/i18n/migrate-messages';
import { compareCost } from '@/lib/migrate/compare-cost';
import { UNIT_TABLES } from '@/lib/migrate/unit-tables';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { DEFAULT_PEAK } from '@/lib/units/address';
import type { PresetRow } from '@/lib/units/presets';
import { toUtcDay } from '@/lib/utc-day';
import { BillSource } from './BillSource';
import { getBillPrice } from './bill-price';

type Props = {
  presets: readonly PresetRow[];
  prices: ComputeUnits;
  plans: readonly Plan[];
  locale: Locale;
};

/** What typical applications cost here and with other providers; it needs no scripts. */
export function PresetCosts({ presets, prices, plans, locale }: Props) {
  const { costs: messages } = getMigrateMessages(locale);
  const words = getMessages(locale);
  const today = toUtcDay();
  const compared = presets.map(({ id, calls }) => {
    const facts = { prices, plans, tables: UNIT_TABLES };
    return { id, ...compareCost({ calls, peakFactor: DEFAULT_PEAK }, facts, today) };
  });
  const names = compared[0]?.bills.map(({ provider }) => provider) ?? [];
  const say = (plan: string | undefined, price: string) =>
    plan ? formatMessage(messages.cell, { plan, price }) : price;
  const getCell = (provider: string | null, { own, bills }: (typeof compared)[number]) => {
    const bill = bills.find((one) => one.provider === provider);
    if (bill) {
      const { protocols } = prices;
      return say(bill.plan ?? undefined, getBillPrice(bill, { locale, messages, protocols }));
    }
    if (!own.plan) return messages.noPlan;
    const price = own.price === null ? messages.onRequest : formatPrice(own.price, 'USD', locale);
    return say(getPlanName(own.plan, words), price);
  };
  const table = (
    <>
      <p>{messages.text}</p>
      <DataTable
        caption={messages.presets}
        rows={[null, ...names]}
        rowKey={(provider) => provider ?? ''}
        columns={[
          {
            id: 'provider',
            title: messages.provider,
            cell: (provider) => provider ?? messages.ours,
          },
          ...compared.map((preset) => ({
            id: preset.id,
            title: words.calculator.presetNames[preset.id],
            cell: (provider: string | null) => getCell(provider, preset),
          })),
          {
            id: 'source',
            title: messages.source,
            cell: (provider) => {
              const bill = compared[0]?.bills.find((one) => one.provider === provider);
              return bill ? <BillSource {...{ bill, locale, messages }} /> : null;
            },
          },
        ]}
      />
    </>
  );
  return <Accordion items={[{ id: 'compared-costs', title: messages.presets, content: table }]} />;
}
