import { TextField } from '@/components/ui/Field';
import { EMAIL_MAX, LINE_MAX } from '@/lib/forms/limits';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Bound } from './bound';

type Props = Bound & { messages: FormMessages };

export function NameField({ messages, ...bound }: Props) {
  return (
    <TextField
      {...bound}
      label={messages.fields.name}
      autoComplete="name"
      maxLength={LINE_MAX}
      required
    />
  );
}

export function EmailField({ messages, ...bound }: Props) {
  return (
    <TextField
      {...bound}
      label={messages.fields.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      required
    />
  );
}
