import { byFieldOrder, getFieldLabel } from '@/lib/forms/field-labels';
import type { FormMessages } from '@/lib/i18n/form-messages';

type Options = {
  /** How often submission failed. */
  attempt: number;
  messages: FormMessages;
  toId: (name: string) => string;
  onChoose: (name: string) => void;
};

/** Builds the summary of a form's field errors; null before the first failed attempt. */
export function toSummary(
  errors: Record<string, { message?: unknown } | undefined>,
  { attempt, messages, toId, onChoose }: Options,
) {
  const fieldErrors = Object.entries(errors)
    .map(([name, error]) => ({
      ...{ name, id: toId(name), label: getFieldLabel(name, messages) },
      message: String(error?.message ?? ''),
    }))
    .sort(byFieldOrder);
  if (attempt === 0 || fieldErrors.length === 0) return null;
  return { attempt, fieldErrors, title: messages.results.check.title, onChoose };
}
