import { useState, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/Field';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { parseCount } from '@/lib/units/count';
import s from './CountField.module.scss';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> & {
  value: number;
  locale: Locale;
  /** The error for a text that is not a number. */
  invalid: string;
  /** Called with each number that the typed text forms. */
  onCount: (count: number) => void;
};

/**
 * A number field that accepts `30M`, `2.5 bn` or `3000万`, and says how it reads them. On blur, it shows grouped digits,
 * or keeps what it cannot read.
 */
export function CountField({ value, locale, invalid, onCount, ...field }: Props) {
  /** The text being typed; null if there is none. */
  const [typed, setTyped] = useState<string | null>(null);
  const understood = typed === null ? null : parseCount(typed);
  const isInvalid = typed !== null && typed.trim() !== '' && understood === null;
  // Digits explain themselves.
  const hasEcho = understood !== null && /[^\d.,\s]/.test(typed ?? '');
  const type = (text: string) => {
    setTyped(text);
    const count = parseCount(text);
    if (count !== null) onCount(count);
  };
  return (
    <div className={s.box}>
      <TextField
        {...field}
        autoComplete="off"
        value={typed ?? formatNumber(value, locale)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => isInvalid || setTyped(null)}
        {...(isInvalid && { error: invalid })}
      />
      {hasEcho ? <output className={s.echo}>= {formatNumber(understood, locale)}</output> : null}
    </div>
  );
}
