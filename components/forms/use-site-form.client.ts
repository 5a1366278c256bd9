'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import type { FormAnswer } from '@/lib/forms/outcomes';
import type { FormKind } from '@/lib/forms/kinds';
import { expectResult } from '@/stores/overlays';
import { useCaptcha } from './captcha.client';
import { findFaults, prepareCheck } from './check.client';
import { clearDraft, createDraftId, readDraft, writeDraft } from './drafts.client';
import { toSummary } from './form-summary';
import { sendByKey } from './send-by-key.client';
import { sendForm } from './send.client';
import type { SiteFormOptions } from './site-form-options';

const ACTIONS: Partial<Record<FormKind, string>> = { 'error-report': 'error_send' };

/** The state of a form: its values, its error messages, and its submission. */
export function useSiteForm<V extends Record<string, unknown>>(options: SiteFormOptions<V>) {
  const { kind, defaults, given, messages, locale, onEnd, onInvalid } = options;
  const { prepare, getToken } = useCaptcha(kind, locale);
  const [draft] = useState(() => readDraft(kind, defaults));
  const draftId = useRef(draft.id);
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);
  /** Number of failed attempts; each one shows the error summary. */
  const [failures, setFailures] = useState(0);
  const id = useId();
  const fail = () => setFailures((count) => count + 1);

  const form = useForm<V>({
    defaultValues: { ...defaults, ...draft.values, ...given } as DefaultValues<V>,
    resolver: async (values) => {
      const errors = await findFaults(kind, values, messages);
      const isSound = Object.keys(errors).length === 0;
      return isSound ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<V> };
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(kind, { id: draftId.current, values }),
      }),
    [form, kind],
  );

  const end = (answer: FormAnswer, isEdited: boolean) => {
    const fieldErrors = Object.entries(answer.fields ?? {});
    for (const [index, [field, message]] of fieldErrors.entries()) {
      form.setError(field as Path<V>, { message }, { shouldFocus: index === 0 });
    }
    if (answer.outcome === 'check' && fieldErrors.length > 0) return fail();
    setFailures(0);
    onEnd(answer, isEdited);
    if (answer.outcome !== 'sent') return;
    // After the fields were emptied, which stores a draft too.
    clearDraft(kind);
    draftId.current = createDraftId();
    if (isEdited) writeDraft(kind, { id: draftId.current, values: form.getValues() });
  };

  const send = async (values: V) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    const action = ACTIONS[kind] ?? `${kind}_send`;
    const sent = JSON.stringify(form.getValues());
    const answer = await sendForm({
      ...{ kind, values, locale, messages, draft: draftId.current },
      getToken: () => getToken(action),
    });
    isUnderway.current = false;
    setSending(false);
    end(answer, JSON.stringify(form.getValues()) !== sent);
  };

  const submit = (event: FormEvent) =>
    void form.handleSubmit(send, () => {
      fail();
      onInvalid?.();
    })(event);

  /** Validates some fields before submission; true if all are valid. */
  const check = async (fields: Path<V>[]) => {
    const isSound = await form.trigger(fields, { shouldFocus: true });
    if (!isSound) fail();
    return isSound;
  };

  const onFocus = () => {
    prepare();
    expectResult();
  };

  const { errors } = form.formState;
  const toId = (name: string) => `${id}-${name}`;

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
    formProps: { onSubmit: submit, onKeyDown: sendByKey, onFocus, onInput: prepareCheck },
    /** The form's error summary; null before the first failed attempt. */
    summary: toSummary(errors, {
      ...{ attempt: failures, messages, toId },
      onChoose: (name) => form.setFocus(name as Path<V>),
    }),
  };
}
