'use client';

import { Button } from '@/components/ui/Button';
import { getFormAction } from '@/lib/forms/kinds';
import { MODAL_SUBJECTS } from '@/lib/forms/subjects';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { closeOverlay, showResult } from '@/stores/overlays';
import { Combobox } from './Combobox/Combobox.client';
import { ConsentNotice } from './ConsentNotice';
import { ErrorSummary } from './ErrorSummary';
import { HiddenFields } from './HiddenFields';
import { EmailField, NameField } from './IdentityFields';
import { MessageField } from './MessageField';
import { QuoteStrip } from './QuoteStrip/QuoteStrip.client';
import { useSiteForm } from './use-site-form.client';
import s from './forms.module.scss';

export type ShortFormProps = { locale: Locale; messages: FormMessages };

type Props = ShortFormProps & {
  kind: 'message' | 'error-report';
  subject: string;
  /** Adds a general error message, as on the error page. */
  hasGeneralFault?: boolean;
};

/** A request is for sales; support does not need it. */
const isQuoted = ({ subject }: { subject: string }) => subject === 'sales';

/** Name, address, subject and message, for the contact dialog and the error page. */
export function ShortForm(props: Props) {
  const { kind, subject, locale, messages, hasGeneralFault } = props;
  const { form, bind, isSending, formProps, summary } = useSiteForm({
    ...{ kind, messages, locale, hasQuote: isQuoted },
    defaults: { name: '', email: '', subject, message: '' },
    onEnd: (answer, isEdited) => {
      if (answer.outcome === 'sent' && !isEdited) form.reset();
      showResult(answer);
    },
    onInvalid: hasGeneralFault
      ? () => showResult({ outcome: 'failed', ...messages.results.failed })
      : undefined,
  });
  return (
    <form {...formProps} method="post" action={getFormAction(kind)} noValidate className={s.form}>
      <HiddenFields locale={locale} honeypotLabel={messages.honeypot} />
      {kind === 'message' && isQuoted({ subject: form.watch('subject') }) ? (
        <QuoteStrip locale={locale} words={messages.quote} onEdit={closeOverlay} />
      ) : null}
      {summary ? <ErrorSummary {...summary} /> : null}
      <NameField {...bind('name')} messages={messages} />
      <EmailField {...bind('email')} messages={messages} />
      <Combobox
        label={messages.fields.topic}
        options={MODAL_SUBJECTS.map((value) => ({ value, label: messages.topics[value] }))}
        value={form.watch('subject')}
        onChoose={(value) => form.setValue('subject', value)}
        noResults={messages.fields.noResults}
      />
      <MessageField {...bind('message')} messages={messages} count={form.watch('message').length} />
      <Button type="submit" size="l" isLoading={isSending} loadingLabel={messages.actions.sending}>
        {messages.actions.send}
      </Button>
      <ConsentNotice messages={messages} locale={locale} />
    </form>
  );
}
