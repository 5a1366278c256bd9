import { TextField } from '@/components/ui/Field';
import { isKey } from '@/lib/console/key';
import type { ConsoleLabels } from './types';

type Props = { value: string; onChange: (value: string) => void; labels: ConsoleLabels };

/** Takes the visitor's key, which never reaches any request or storage. */
export function KeyField({ value, onChange, labels }: Props) {
  return (
    <TextField
      type="password"
      label={labels.key}
      hint={labels.keyHint}
      error={value && !isKey(value) ? labels.keyError : undefined}
      // React would write a controlled value into the document, where others may read it.
      ref={(field) => {
        if (field && field.value.trim() !== value) field.value = value;
      }}
      onChange={({ target }) => onChange(target.value.trim())}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
    />
  );
}
