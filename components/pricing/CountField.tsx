import { useState, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/Field';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { parseCount } from '@/lib/units/count';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> & {
  value: number;
  locale: Locale;
  /** The error for a text that is not a number. */
  invalid: string;
  /** Called with each number that the typed text forms. */
  onCount: (count: number) => void;
};

/** A number field that accepts `30M`, `2.5 bn` or `3000万`; on blur, it shows grouped digits. */
export function CountField({ value, locale, invalid, onCount, ...field }: Props) {
  /** The text being typed; null if there is none. */
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && typed.trim() !== '' && parseCount(typed) === null;
  const type = (text: string) => {
    setTyped(text);
    const count = parseCount(text);
    if (count !== null) onCount(count);
  };
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={typed ?? formatNumber(value, locale)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
      {...(isInvalid && { error: invalid })}
    />
  );
}
