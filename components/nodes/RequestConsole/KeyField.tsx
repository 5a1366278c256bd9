import { TextField } from '@/components/ui/Field';
import type { ConsoleLabels } from './types';

type Props = {
  value: string;
  isValid: (value: string) => boolean;
  onChange: (value: string) => void;
  labels: Pick<ConsoleLabels, 'key' | 'keyHint' | 'keyError'>;
};

/** Takes the visitor's key or endpoint URL, which never reaches any request or storage. */
export function KeyField({ value, isValid, onChange, labels }: Props) {
  return (
    <TextField
      type="password"
      label={labels.key}
      hint={labels.keyHint}
      error={value && !isValid(value) ? labels.keyError : undefined}
      // React would write a controlled value into the document, where others may read it.
      ref={(field) => {
        if (field && field.value.trim() !== value) field.value = value;
      }}
      onChange={({ target }) => onChange(target.value.trim())}
      autoComplete="off"
      spellCheck={false}
      maxLength={300}
    />
  );
}
