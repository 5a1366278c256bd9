import { SelectField, toOptionElements } from '@/components/ui/Field';
import { Button } from '@/components/ui/Button';
import { getChainNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { COMPARE_PARAMETER, COMPARE_PATH, MAX_COMPARED } from '@/lib/directory/compare';
import { localizePath } from '@/lib/site/paths';
import s from './ComparePicker.module.scss';

type Props = {
  chosen: readonly Chain[];
  all: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

/** Selects chains with a plain form that submits to the comparison's own URL. */
export function ComparePicker({ chosen, all, locale, messages: { compare } }: Props) {
  const options = toOptionElements([
    { value: '', label: compare.none },
    ...all
      .map((chain) => ({ value: chain.key, label: getChainNames(chain, locale).name }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ]);
  // A new selection is a new form: the old one would keep its state.
  return (
    <form
      key={chosen.map(({ key }) => key).join()}
      action={localizePath(COMPARE_PATH, locale)}
      className={s.form}
    >
      {Array.from({ length: MAX_COMPARED }, (_, index) => (
        <SelectField
          key={index}
          label={formatMessage(compare.chain, { number: index + 1 })}
          name={COMPARE_PARAMETER}
          defaultValue={chosen[index]?.key ?? ''}
        >
          {options}
        </SelectField>
      ))}
      <Button type="submit">{compare.submit}</Button>
    </form>
  );
}
