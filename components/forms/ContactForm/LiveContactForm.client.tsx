'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { classNames } from '@/components/ui/class-names';
import { getFormAction } from '@/lib/forms/kinds';
import { findSubject, getInitialSubject } from '@/lib/forms/subjects';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { parseQuote, toQuoteField } from '@/lib/quotes/quote-request';
import { showResult } from '@/stores/overlays';
import { noteQuote, useQuote } from '@/stores/quote';
import { ChainPicker, type ChainOption } from '../ChainPicker/ChainPicker.client';
import { ConsentNotice } from '../ConsentNotice';
import { ErrorSummary } from '../ErrorSummary';
import { HiddenFields } from '../HiddenFields';
import type { Held } from '../form-snapshot.client';
import { QuoteStrip } from '../QuoteStrip/QuoteStrip.client';
import { useSiteForm } from '../use-site-form.client';
import { ContactFields } from './ContactFields';
import { BLANK, getPlace, toGiven, type Values } from './values';
import f from '../forms.module.scss';
import s from './index.module.scss';

// In one chunk with the form: the loader needs them only when it inserts the form.
export { readHeld, whenComposed } from '../form-snapshot.client';

export type LiveContactFormProps = {
  locale: Locale;
  messages: FormMessages;
  chains: readonly ChainOption[];
  messenger: string | null;
  /** What was typed before this form loaded. */
  held: Held;
};

/** The contact form with validation, draft and submission. */
export function LiveContactForm({
  locale,
  messages,
  chains,
  messenger,
  held,
}: LiveContactFormProps) {
  const [given] = useState(() => toGiven(held));
  const [defaults] = useState(() => {
    const { chain } = useQuote.getState().request;
    return { ...BLANK, selectedNodes: chain ? [chain] : [] };
  });
  const { form, bind, isSending, formProps, summary } = useSiteForm<Values>({
    ...{ kind: 'contact', defaults, given, messages, locale },
    hasQuote: ({ subject }) => subject === 'sales',
    onEnd: (answer, isEdited) => {
      if (answer.outcome === 'sent' && !isEdited) form.setValue('message', '');
      showResult(answer);
    },
  });

  useEffect(() => {
    const asked = parseQuote(window.location.search);
    const name = chains.find(({ value }) => value === asked.chain)?.label;
    if (toQuoteField(asked)) noteQuote(asked, { chain: name });
  }, [chains]);

  useEffect(() => {
    if (held.focused) form.setFocus(held.focused as keyof Values);
    // Opening or closing a dialog changes the hash too, but not the subject.
    const followHash = () => {
      const subject = findSubject(getPlace());
      if (subject) form.setValue('subject', subject);
    };
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [form, held.focused]);

  const chosen = form.watch('selectedNodes');
  return (
    <form
      {...formProps}
      method="post"
      action={getFormAction('contact')}
      noValidate
      className={classNames(f.form, s.form)}
    >
      <HiddenFields locale={locale} honeypotLabel={messages.honeypot} />
      {form.watch('subject') === 'sales' ? (
        <QuoteStrip locale={locale} words={messages.quote} />
      ) : null}
      {summary ? <ErrorSummary {...summary} /> : null}
      <ContactFields
        bind={bind}
        messages={messages}
        // The form reads its value from the initially checked radio button.
        initial={getInitialSubject(form.formState.defaultValues?.subject ?? '')}
        messenger={messenger}
        count={form.watch('message').length}
        chains={
          <ChainPicker
            {...bind('selectedNodes')}
            messages={messages.fields}
            options={chains}
            chosen={chosen}
          />
        }
      />
      <div>
        <Button
          type="submit"
          size="l"
          isLoading={isSending}
          loadingLabel={messages.actions.sending}
        >
          {messages.actions.send}
        </Button>
      </div>
      <ConsentNotice messages={messages} locale={locale} />
    </form>
  );
}
