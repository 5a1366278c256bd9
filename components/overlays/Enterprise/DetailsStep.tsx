import type { Bind } from '@/components/forms/bound';
import { EmailField } from '@/components/forms/IdentityFields';
import { MessageField } from '@/components/forms/MessageField';
import { TextField } from '@/components/ui/Field';
import { LINE_MAX } from '@/lib/forms/limits';
import type { FormMessages } from '@/lib/i18n/form-messages';

type Props = {
  bind: Bind<'companyName' | 'email' | 'telegram' | 'message'>;
  messages: FormMessages;
  count: number;
};

/** The requester's details, in the order in which the fields are validated. */
export function DetailsStep({ bind, messages, count }: Props) {
  return (
    <>
      <TextField
        {...bind('companyName')}
        label={messages.fields.companyName}
        autoComplete="organization"
        maxLength={LINE_MAX}
        required
      />
      <EmailField {...bind('email')} messages={messages} />
      <TextField
        {...bind('telegram')}
        label={messages.fields.telegram}
        placeholder="@"
        autoCapitalize="none"
        maxLength={LINE_MAX}
        required
      />
      <MessageField {...bind('message')} messages={messages} count={count} isOptional />
    </>
  );
}
