'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { classNames } from '@/components/ui/class-names';
import { getFormAction } from '@/lib/forms/kinds';
import { getInitialSubject } from '@/lib/forms/subjects';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import { showResult } from '@/stores/overlays';
import { Challenge } from '../challenge.client';
import { ChainPicker, type ChainOption } from '../ChainPicker/ChainPicker.client';
import { ConsentNotice } from '../ConsentNotice';
import { ErrorSummary } from '../ErrorSummary';
import { HiddenFields } from '../HiddenFields';
import type { Held } from '../take-over.client';
import { useSiteForm } from '../use-site-form.client';
import { ContactFields } from './ContactFields';
import { BLANK, getPlace, toGiven, type Values } from './values';
import f from '../forms.module.scss';
import s from './index.module.scss';

export type LiveContactFormProps = {
  locale: Locale;
  words: FormWords;
  chains: readonly ChainOption[];
  messenger: string | null;
  /** What was typed before this form was there. */
  held: Held;
};

function Form({ locale, words, chains, messenger, held }: LiveContactFormProps) {
  const [given] = useState(() => toGiven(held));
  const { form, bind, isSending, formProps, summary } = useSiteForm<Values>({
    ...{ kind: 'contact', defaults: BLANK, given, words, locale },
    onEnd: (answer) => {
      if (answer.outcome === 'sent') form.setValue('message', '');
      showResult(answer);
    },
  });

  useEffect(() => {
    if (held.focused) form.setFocus(held.focused as keyof Values);
    const followHash = () => form.setValue('subject', getInitialSubject(getPlace()));
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
      <HiddenFields locale={locale} trapLabel={words.trap} />
      {summary ? <ErrorSummary {...summary} /> : null}
      <ContactFields
        bind={bind}
        words={words}
        // The form takes its value from the radio button that is checked at first.
        initial={getInitialSubject(form.formState.defaultValues?.subject ?? '')}
        messenger={messenger}
        count={form.watch('message').length}
        chains={
          <ChainPicker
            {...bind('selectedNodes')}
            words={words.fields}
            options={chains}
            chosen={chosen}
          />
        }
      />
      <div>
        <Button type="submit" size="l" isLoading={isSending} loadingLabel={words.actions.sending}>
          {words.actions.send}
        </Button>
      </div>
      <ConsentNotice words={words} locale={locale} />
    </form>
  );
}

/** The contact form with its checks, its draft and its sending. */
export function LiveContactForm(props: LiveContactFormProps) {
  return (
    <Challenge kind="contact" locale={props.locale}>
      <Form {...props} />
    </Challenge>
  );
}
