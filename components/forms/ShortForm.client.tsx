'use client';

import type * as z from 'zod/mini';
import { Button } from '@/components/ui/Button';
import { getFormAction } from '@/lib/forms/kinds';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import { showResult } from '@/stores/overlays';
import { Challenge } from './challenge.client';
import { ConsentNotice } from './ConsentNotice';
import { HiddenFields } from './HiddenFields';
import { EmailField, NameField } from './IdentityFields';
import { MessageField } from './MessageField';
import { SubjectField } from './SubjectField';
import { useSiteForm } from './use-site-form.client';
import s from './forms.module.scss';

export type ShortFormProps = { locale: Locale; words: FormWords };

type Props = ShortFormProps & {
  kind: 'message' | 'error-report';
  schema: z.ZodMiniType;
  subject: string;
  /** Says in general that something is wrong too, as the error page does. */
  hasGeneralFault?: boolean;
};

function Form({ kind, schema, subject, locale, words, hasGeneralFault }: Props) {
  const { form, bind, isSending, formProps } = useSiteForm({
    ...{ kind, schema, words, locale },
    defaults: { name: '', email: '', subject, message: '' },
    onEnd: (answer) => {
      if (answer.outcome === 'sent') form.reset();
      showResult(answer);
    },
    onInvalid: hasGeneralFault
      ? () => showResult({ outcome: 'failed', ...words.results.failed })
      : undefined,
  });
  return (
    <form {...formProps} method="post" action={getFormAction(kind)} noValidate className={s.form}>
      <HiddenFields locale={locale} trapLabel={words.trap} />
      <NameField {...bind('name')} words={words} />
      <EmailField {...bind('email')} words={words} />
      <SubjectField {...bind('subject')} words={words} />
      <MessageField {...bind('message')} words={words} count={form.watch('message').length} />
      <Button type="submit" size="l" isLoading={isSending} loadingLabel={words.actions.sending}>
        {words.actions.send}
      </Button>
      <ConsentNotice words={words} locale={locale} />
    </form>
  );
}

/** Name, address, subject and message, as the contact modal and the error page ask for them. */
export function ShortForm(props: Props) {
  return (
    <Challenge locale={props.locale}>
      <Form {...props} />
    </Challenge>
  );
}
