'use client';

import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormAnswer } from '@/lib/forms/answers';
import type { FormKind } from '@/lib/forms/kinds';
import type { FaultKey, FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import { byFieldOrder, getFieldLabel } from '@/lib/forms/field-labels';
import { useToken } from './challenge.client';
import { clearDraft, readDraft, writeDraft } from './drafts.client';
import { beginForm, sendForm } from './send.client';

type Options<V extends Record<string, unknown>> = {
  kind: FormKind;
  schema: z.ZodMiniType;
  defaults: V;
  /** Stands above what a draft remembers. */
  given?: Partial<V>;
  words: FormWords;
  locale: Locale;
  /** Called with every end but that some fields are wrong, which the fields themselves say. */
  onEnd: (answer: FormAnswer) => void;
  /** Called when the form's own checks keep it from being sent. */
  onInvalid?: () => void;
};

const ACTIONS: Partial<Record<FormKind, string>> = { 'error-report': 'error_send' };

/** The state of a form: what is typed, what is wrong with it in words, and its sending. */
export function useSiteForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { kind, schema, defaults, given, words, locale, onEnd, onInvalid } = options;
  const getToken = useToken();
  const [draft] = useState(() => readDraft<V>(kind));
  const draftId = useRef(draft.id);
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);
  /** How often the form was turned down, which is when what is wrong with it is summed up. */
  const [failures, setFailures] = useState(0);
  const id = useId();
  const fail = () => setFailures((count) => count + 1);

  const form = useForm<V>({
    defaultValues: { ...defaults, ...draft.values, ...given } as DefaultValues<V>,
    resolver: (values) => {
      const result = schema.safeParse(values);
      if (result.success) return { values, errors: {} };
      const errors: Record<string, { type: string; message: string }> = {};
      for (const { path, message } of result.error.issues) {
        errors[String(path[0])] ??= { type: 'schema', message: words.faults[message as FaultKey] };
      }
      return { values: {}, errors: errors as FieldErrors<V> };
    },
  });

  useEffect(() => {
    // Should it fail, sending tries again.
    beginForm().catch(() => undefined);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(kind, { id: draftId.current, values }),
    });
  }, [form, kind]);

  const end = (answer: FormAnswer) => {
    const faults = Object.entries(answer.fields ?? {});
    for (const [index, [field, message]] of faults.entries()) {
      form.setError(field as Path<V>, { message }, { shouldFocus: index === 0 });
    }
    if (answer.outcome === 'check' && faults.length > 0) return fail();
    setFailures(0);
    onEnd(answer);
    if (answer.outcome !== 'sent') return;
    // After the fields were emptied, which writes a draft too.
    clearDraft(kind);
    draftId.current = crypto.randomUUID();
  };

  const send = async (values: V) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    const action = ACTIONS[kind] ?? `${kind}_send`;
    const answer = await sendForm({
      ...{ kind, values, locale, words, draft: draftId.current },
      getToken: () => getToken(action),
    });
    isUnderway.current = false;
    setSending(false);
    end(answer);
  };

  const submit = (event: FormEvent) =>
    void form.handleSubmit(send, () => {
      fail();
      onInvalid?.();
    })(event);

  /** Checks some fields ahead of sending; true if nothing is wrong with them. */
  const check = async (fields: Path<V>[]) => {
    const isSound = await form.trigger(fields, { shouldFocus: true });
    if (!isSound) fail();
    return isSound;
  };

  /** In a text area Enter begins a line, so there Ctrl and Enter send. */
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const isWanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isWanted && event.target instanceof HTMLTextAreaElement) {
      event.currentTarget.requestSubmit();
    }
  };

  const { errors } = form.formState;
  const toId = (name: string) => `${id}-${name}`;
  const faults = Object.entries(errors)
    .map(([name, error]) => ({
      ...{ name, id: toId(name), label: getFieldLabel(name, words) },
      message: String(error?.message ?? ''),
    }))
    .sort(byFieldOrder);

  const bind = (name: Path<V>) => ({
    ...form.register(name),
    id: toId(name),
    error: errors[name]?.message as string | undefined,
  });

  return {
    form,
    bind,
    check,
    isSending,
    formProps: { onSubmit: submit, onKeyDown: sendByKey },
    /** What the form's summary of faults shows; null while the form was not turned down. */
    summary:
      failures > 0 && faults.length > 0
        ? {
            attempt: failures,
            faults,
            title: words.results.check.title,
            onChoose: (name: string) => form.setFocus(name as Path<V>),
          }
        : null,
  };
}
