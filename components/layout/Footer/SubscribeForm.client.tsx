'use client';

import { useRef, useState, type FormEvent } from 'react';
import { HiddenFields } from '@/components/forms/HiddenFields';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { getFormAction } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';
import s from './SubscribeForm.module.scss';

type Messages = Record<'email' | 'placeholder' | 'send' | 'sending' | 'honeypot', string>;
type Props = {
  title: string;
  text: string;
  messages: Messages;
  locale: Locale;
};

const load = () => import('@/components/forms/Subscription.client');
type Subscription = Awaited<ReturnType<typeof load>>['Subscription'];

/** The footer's email field; a plain form until it is used, which loads its validation and submission. */
export function SubscribeForm({ title, text, messages, locale }: Props) {
  const [error, setError] = useState<string>();
  const [Sending, setSending] = useState<{ Part: Subscription; email: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isUnderway = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway.current) return;
    isUnderway.current = true;
    const email = String(new FormData(form.current ?? undefined).get('email') ?? '');
    try {
      setSending({ Part: (await load()).Subscription, email });
    } catch {
      // Without the script, the browser submits the form.
      form.current?.submit();
    }
  };

  const getField = () => form.current?.querySelector<HTMLInputElement>('[name=email]');

  const end = (fieldError?: string) => {
    isUnderway.current = false;
    setSending(null);
    setError(fieldError);
    if (fieldError) getField()?.focus();
  };

  return (
    <form
      ref={form}
      method="post"
      action={getFormAction('subscribe')}
      noValidate
      className={`${s.form} noPrint`}
      onFocus={() => load().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className={s.title}>{title}</h2>
      <p className={s.text}>{text}</p>
      <HiddenFields locale={locale} honeypotLabel={messages.honeypot} />
      <div className={s.row}>
        <TextField
          label={messages.email}
          isLabelHidden
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={messages.placeholder}
          required
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button
          type="submit"
          variant="secondary"
          className={s.send}
          isLoading={Sending !== null}
          loadingLabel={messages.sending}
        >
          {messages.send}
        </Button>
      </div>
      {Sending ? (
        <Sending.Part
          {...{ locale, email: Sending.email, onFault: end }}
          onSent={() => {
            // Text typed meanwhile stays.
            if (getField()?.value === Sending.email) form.current?.reset();
            end();
          }}
          onEnd={() => end()}
        />
      ) : null}
    </form>
  );
}
