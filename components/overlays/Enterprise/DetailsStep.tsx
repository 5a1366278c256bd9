import type { Bind } from '@/components/forms/bound';
import { EmailField } from '@/components/forms/IdentityFields';
import { MessageField } from '@/components/forms/MessageField';
import { TextField } from '@/components/ui/Field';
import { LINE_MAX } from '@/lib/forms/limits';
import type { FormWords } from '@/lib/i18n/form-words';

type Props = {
  bind: Bind<'companyName' | 'email' | 'telegram' | 'message'>;
  words: FormWords;
  count: number;
};

/** Who asks, in the order in which the fields are checked. */
export function DetailsStep({ bind, words, count }: Props) {
  return (
    <>
      <TextField
        {...bind('companyName')}
        label={words.fields.companyName}
        autoComplete="organization"
        maxLength={LINE_MAX}
        required
      />
      <EmailField {...bind('email')} words={words} />
      <TextField
        {...bind('telegram')}
        label={words.fields.telegram}
        placeholder="@"
        autoCapitalize="none"
        maxLength={LINE_MAX}
        required
      />
      <MessageField {...bind('message')} words={words} count={count} isOptional />
    </>
  );
}
