'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { getSubscribeFault } from '@/lib/forms/subscribe';
import s from './SubscribeForm.module.scss';

type Words = Record<'email' | 'placeholder' | 'send' | 'empty' | 'invalid', string>;
type Props = { title: string; text: string; words: Words };

/** The address field of the footer with the checks that its sending relies on. */
export function SubscribeForm({ title, text, words }: Props) {
  const [fault, setFault] = useState<'empty' | 'invalid' | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const check = (event: FormEvent) => {
    const email = String(new FormData(form.current ?? undefined).get('email') ?? '');
    const found = getSubscribeFault(email);
    setFault(found);
    event.preventDefault();
    if (found) form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} noValidate className={s.form} onSubmit={check}>
      <h2 className={s.title}>{title}</h2>
      <p className={s.text}>{text}</p>
      <div className={s.row}>
        <TextField
          label={words.email}
          isLabelHidden
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={words.placeholder}
          required
          error={fault ? words[fault] : undefined}
          onChange={() => setFault(null)}
        />
        <Button type="submit" variant="secondary" className={s.send}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
