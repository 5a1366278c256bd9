import { getFormMessages, type FieldErrorKey } from '@/lib/i18n/form-messages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { byFieldOrder, isField } from './field-labels';

/** What is wrong with a field. */
export type FieldFault = { name: string; fieldError: FieldErrorKey };

const isFieldError = (text: string): text is FieldErrorKey =>
  Object.hasOwn(getFormMessages(DEFAULT_LOCALE).fieldErrors, text);

/** The errors that a query such as `name=inputEmpty` lists, in the order of the form; anything else in it is left out. */
export const readFieldErrors = (query: string): FieldFault[] =>
  [...new Map(new URLSearchParams(query))]
    .flatMap(([name, fieldError]) =>
      isField(name) && isFieldError(fieldError) ? { name, fieldError } : [],
    )
    .sort(byFieldOrder);

/** The same as a query, without a question mark; empty where there are none. */
export const toFieldErrorQuery = (fieldErrors: readonly FieldFault[]): string =>
  new URLSearchParams(fieldErrors.map(({ name, fieldError }) => [name, fieldError])).toString();
