import { SelectField } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MONTH_DAYS } from '@/lib/units/estimate';
import { getCallUnits, getMethodPrices, type Call, type PriceList } from '@/lib/units/prices';
import { CountField } from '../CountField';
import s from './CallRow.module.scss';

/** What the counts refer to. */
export const PERIODS = ['day', 'month'] as const;
export type Period = (typeof PERIODS)[number];
const DAYS: Record<Period, number> = { day: 1, month: MONTH_DAYS };

type Props = {
  call: Call;
  period: Period;
  prices: PriceList;
  locale: Locale;
  messages: Messages['calculator'];
  onChange: (call: Call) => void;
  onRemove: () => void;
};

/** One kind of call: the chain, the method, and how many per day. */
export function CallRow(props: Props) {
  const { call, period, prices, locale, messages, onChange, onRemove } = props;
  const { chain, method, perDay } = call;
  const days = DAYS[period];
  const units = formatNumber(getCallUnits(prices, call), locale);
  const changeChain = (key: string) => {
    const methods = getMethodPrices(prices, key);
    const kept = methods.find((one) => one.method === method) ?? methods[0];
    if (kept) onChange({ ...call, chain: key, method: kept.method });
  };
  return (
    <li className={s.row}>
      <SelectField
        label={messages.chain}
        value={chain}
        options={prices.protocols.map(({ _key, name }) => ({ value: _key, label: name }))}
        onChange={({ target }) => changeChain(target.value)}
      />
      <SelectField
        label={messages.method}
        value={method}
        options={getMethodPrices(prices, chain).map((one) => ({
          value: one.method,
          label: one.method,
        }))}
        onChange={({ target }) => onChange({ ...call, method: target.value })}
      />
      <CountField
        label={messages.perPeriod[period]}
        value={perDay * days}
        locale={locale}
        invalid={messages.invalid}
        onCount={(count) => onChange({ ...call, perDay: Math.ceil(count / days) })}
      />
      <span className={s.each}>
        {formatMessage(call.isArchive ? messages.eachArchive : messages.each, { count: units })}
      </span>
      <button
        type="button"
        className={s.remove}
        aria-label={formatMessage(messages.remove, { method, chain })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
