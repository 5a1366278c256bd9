import { TextField } from '@/components/ui/Field';
import { EMAIL_MAX, LINE_MAX } from '@/lib/forms/limits';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Bound } from './bound';

type Props = Bound & { words: FormWords };

export function NameField({ words, ...bound }: Props) {
  return (
    <TextField
      {...bound}
      label={words.fields.name}
      autoComplete="name"
      maxLength={LINE_MAX}
      required
    />
  );
}

export function EmailField({ words, ...bound }: Props) {
  return (
    <TextField
      {...bound}
      label={words.fields.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      required
    />
  );
}
