import { TextArea } from '@/components/ui/TextArea';
import { MESSAGE_MAX } from '@/lib/forms/limits';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Bound } from './bound';
import { KeyHint } from './KeyHint.client';
import s from './forms.module.scss';

type Props = Bound & {
  messages: FormMessages;
  count?: number;
  isOptional?: boolean;
  minChars?: number;
};

/** A form's message field with its character counter. */
export function MessageField({ messages, count, isOptional, minChars, ...bound }: Props) {
  const { fields } = messages;
  return (
    <TextArea
      {...bound}
      label={
        isOptional ? formatMessage(fields.optional, { label: fields.message }) : fields.message
      }
      maxLength={MESSAGE_MAX}
      minLength={minChars}
      required={!isOptional}
      hint={
        count === undefined ? undefined : (
          <span className={s.keys}>
            <KeyHint text={fields.messageHint} />
          </span>
        )
      }
      counter={formatMessage(fields.counter, { count: count ?? 0 })}
    />
  );
}
