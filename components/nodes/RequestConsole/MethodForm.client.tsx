'use client';

import { getFieldError, MAX_VALUE_CHARS, toFields, type FieldTexts } from '@/lib/console/fields';
import type { ConsoleMethod } from '@/lib/console/methods';
import { MethodPicker } from './MethodPicker.client';
import type { ConsoleLabels } from './types';
import s from './MethodForm.module.scss';

export type MethodFormProps = {
  methods: readonly ConsoleMethod[];
  method: ConsoleMethod | undefined;
  /** The method of the first request, which the list may lack. */
  fallback: string | undefined;
  texts: FieldTexts;
  /** True if the visitor is about to choose a method. */
  isOpen: boolean;
  onPick: (method: ConsoleMethod) => void;
  onText: (id: string, text: string) => void;
  labels: ConsoleLabels;
};

/** The choice of a method, its summary, and a field for each of its values. */
export function MethodForm(props: MethodFormProps) {
  const { methods, method, fallback, texts, isOpen, onPick, onText, labels } = props;
  const fields = toFields(method?.params ?? []);
  return (
    <>
      <MethodPicker
        methods={methods}
        name={method?.name ?? fallback ?? ''}
        isOpen={isOpen}
        onPick={onPick}
        labels={labels}
      />
      {method ? (
        <p className={s.hint}>
          {method.summary}{' '}
          {method.page ? (
            <a href={method.page} className={s.link}>
              {labels.explain}
            </a>
          ) : null}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <fieldset>
          <legend className={s.label}>{labels.parameters}</legend>
          <div className={s.values}>
            {fields.map((field) => {
              const { id, label, type } = field;
              const text = texts[id] ?? field.text;
              const error = getFieldError(field, text);
              return (
                <label key={id} className={s.value}>
                  <span className={s.name} title={type || undefined}>
                    {label}
                  </span>
                  <input
                    value={text}
                    placeholder={field.isRequired ? undefined : labels.optional}
                    maxLength={MAX_VALUE_CHARS}
                    spellCheck={false}
                    autoComplete="off"
                    autoCapitalize="off"
                    aria-invalid={error ? true : undefined}
                    onChange={({ target }) => onText(id, target.value)}
                    className={s.input}
                  />
                  {error ? <span className={s.error}>{labels[error]}</span> : null}
                </label>
              );
            })}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
