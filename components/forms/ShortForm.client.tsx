'use client';

import { Button } from '@/components/ui/Button';
import { getFormAction } from '@/lib/forms/kinds';
import { MODAL_SUBJECTS } from '@/lib/forms/subjects';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import { showResult } from '@/stores/overlays';
import { Challenge } from './challenge.client';
import { Combobox } from './Combobox/Combobox.client';
import { ConsentNotice } from './ConsentNotice';
import { ErrorSummary } from './ErrorSummary';
import { HiddenFields } from './HiddenFields';
import { EmailField, NameField } from './IdentityFields';
import { MessageField } from './MessageField';
import { useSiteForm } from './use-site-form.client';
import s from './forms.module.scss';

export type ShortFormProps = { locale: Locale; words: FormWords };

type Props = ShortFormProps & {
  kind: 'message' | 'error-report';
  subject: string;
  /** Says in general that something is wrong too, as the error page does. */
  hasGeneralFault?: boolean;
};

function Form({ kind, subject, locale, words, hasGeneralFault }: Props) {
  const { form, bind, isSending, formProps, summary } = useSiteForm({
    ...{ kind, words, locale },
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
      {summary ? <ErrorSummary {...summary} /> : null}
      <NameField {...bind('name')} words={words} />
      <EmailField {...bind('email')} words={words} />
      <Combobox
        label={words.fields.topic}
        options={MODAL_SUBJECTS.map((value) => ({ value, label: words.topics[value] }))}
        value={form.watch('subject')}
        onChoose={(value) => form.setValue('subject', value)}
        noResults={words.fields.noResults}
      />
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
    <Challenge kind={props.kind} locale={props.locale}>
      <Form {...props} />
    </Challenge>
  );
}
