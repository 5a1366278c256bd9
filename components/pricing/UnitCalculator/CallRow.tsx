import { SelectField, TextField } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { toPerDay } from '@/lib/units/address';
import { getCallUnits, getMethodPrices, type Call, type PriceList } from '@/lib/units/estimate';
import s from './CallRow.module.scss';

type Props = {
  call: Call;
  prices: PriceList;
  locale: Locale;
  messages: Messages['calculator'];
  onChange: (call: Call) => void;
  onRemove: () => void;
};

/** One kind of call: the chain, the method, and how many a day. */
export function CallRow({ call, prices, locale, messages, onChange, onRemove }: Props) {
  const { chain, method, perDay } = call;
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
      <TextField
        label={messages.perDay}
        inputMode="numeric"
        autoComplete="off"
        value={formatNumber(perDay, locale)}
        onChange={({ target }) => onChange({ ...call, perDay: toPerDay(target.value) })}
      />
      <span className={s.each}>{formatMessage(messages.each, { count: units })}</span>
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
