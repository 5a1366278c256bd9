'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { byFieldOrder } from '@/lib/forms/field-labels';
import type { FormAnswer } from '@/lib/forms/outcomes';
import type { FormKind } from '@/lib/forms/kinds';
import { toQuoteField } from '@/lib/quotes/quote-request';
import { expectResult } from '@/stores/overlays';
import { useQuote } from '@/stores/quote';
import { useCaptcha } from './captcha.client';
import { findFaults, prepareCheck } from './check.client';
import { clearDraft, createDraftId, readDraft, writeDraft } from './drafts.client';
import { toSummary } from './form-summary';
import { sendByKey } from './send-by-key.client';
import { sendForm } from './send.client';
import type { SiteFormOptions } from './site-form-options';
import { useCutPaste } from './use-cut-paste.client';

const ACTIONS: Partial<Record<FormKind, string>> = { 'error-report': 'error_send' };

/** Reads the fields of a form that some browsers and password managers fill in without telling its scripts. */
function readFields<V extends FieldValues>(element: HTMLFormElement, form: UseFormReturn<V>) {
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  )) {
    const name = field.name as Path<V>;
    const known: unknown = name ? form.getValues(name) : null;
    if (typeof known === 'string' && known !== field.value) {
      form.setValue(name, field.value as PathValue<V, Path<V>>);
    }
  }
}

/** The state of a form: its values, its error messages, and its submission. */
export function useSiteForm<V extends Record<string, unknown>>(options: SiteFormOptions<V>) {
  const { kind, defaults, given, hasQuote, messages, locale, onEnd, onInvalid } = options;
  const { prepare, getToken } = useCaptcha(kind, locale);
  const [draft] = useState(() => readDraft(kind, defaults));
  const draftId = useRef(draft.id);
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);
  /** Number of failed attempts; each one shows the error summary. */
  const [failures, setFailures] = useState(0);
  const { isCut, onPaste, onInput } = useCutPaste();
  const id = useId();
  const fail = () => setFailures((count) => count + 1);

  const form = useForm<V>({
    // It follows the order in which the fields were registered.
    shouldFocusError: false,
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

  /** Focuses the first of the fields that a reader meets. */
  const focusFirst = (names: string[]) => {
    const [first] = names.map((name) => ({ name })).sort(byFieldOrder);
    if (first) form.setFocus(first.name as Path<V>);
  };

  const end = (answer: FormAnswer, isEdited: boolean) => {
    const fieldErrors = Object.entries(answer.fields ?? {});
    for (const [field, message] of fieldErrors) form.setError(field as Path<V>, { message });
    focusFirst(Object.keys(answer.fields ?? {}));
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
    const { request } = useQuote.getState();
    isUnderway.current = true;
    setSending(true);
    const action = ACTIONS[kind] ?? `${kind}_send`;
    const sent = JSON.stringify(form.getValues());
    const answer = await sendForm({
      ...{ kind, locale, messages, draft: draftId.current },
      values: hasQuote?.(values) ? { ...values, quote: toQuoteField(request) } : values,
      getToken: () => getToken(action),
    });
    isUnderway.current = false;
    setSending(false);
    end(answer, JSON.stringify(form.getValues()) !== sent);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    readFields(event.currentTarget, form);
    void form.handleSubmit(send, (errors) => {
      fail();
      focusFirst(Object.keys(errors));
      onInvalid?.();
    })(event);
  };

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
    error:
      (errors[name]?.message as string | undefined) ??
      (isCut && name === 'message' ? messages.fields.cut : undefined),
  });

  return {
    form,
    bind,
    check,
    isSending,
    formProps: {
      ...{ onSubmit: submit, onKeyDown: sendByKey, onFocus, onPaste },
      onInput() {
        prepareCheck();
        onInput();
      },
    },
    /** The form's error summary; null before the first failed attempt. */
    summary: toSummary(errors, {
      ...{ attempt: failures, messages, toId },
      onChoose: (name) => form.setFocus(name as Path<V>),
    }),
  };
}
