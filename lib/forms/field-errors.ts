import { getFormMessages, type FieldErrorKey } from '@/lib/i18n/form-messages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { byFieldOrder, isField } from './field-labels';

/** An error in a field. */
export type FieldFault = { name: string; fieldError: FieldErrorKey };

const isFieldError = (text: string): text is FieldErrorKey =>
  Object.hasOwn(getFormMessages(DEFAULT_LOCALE).fieldErrors, text);

/** Parses the errors in a query such as `name=inputEmpty`, in form order; anything else is ignored. */
export const readFieldErrors = (query: string): FieldFault[] =>
  [...new Map(new URLSearchParams(query))]
    .flatMap(([name, fieldError]) =>
      isField(name) && isFieldError(fieldError) ? { name, fieldError } : [],
    )
    .sort(byFieldOrder);

/** Formats errors as a query without a question mark; empty if there are none. */
export const toFieldErrorQuery = (fieldErrors: readonly FieldFault[]): string =>
  new URLSearchParams(fieldErrors.map(({ name, fieldError }) => [name, fieldError])).toString();
