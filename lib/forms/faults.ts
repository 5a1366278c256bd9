import { getFormWords, type FaultKey } from '@/lib/i18n/form-words';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { byFieldOrder, isField } from './field-labels';

/** What is wrong with a field. */
export type FieldFault = { name: string; fault: FaultKey };

const isFault = (text: string): text is FaultKey =>
  Object.hasOwn(getFormWords(DEFAULT_LOCALE).faults, text);

/** The faults that a query such as `name=inputEmpty` lists, in the order of the form; anything else in it is left out. */
export const readFaults = (query: string): FieldFault[] =>
  [...new Map(new URLSearchParams(query))]
    .flatMap(([name, fault]) => (isField(name) && isFault(fault) ? { name, fault } : []))
    .sort(byFieldOrder);

/** The same as a query, without a question mark; empty where there are none. */
export const toFaultQuery = (faults: readonly FieldFault[]): string =>
  new URLSearchParams(faults.map(({ name, fault }) => [name, fault])).toString();
