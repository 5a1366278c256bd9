import type { NewLead } from './types';

const formatValue = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');

/** What a lead says, as names and values in the provider's order. */
export function toFacts({ form, locale, payload }: NewLead): [name: string, value: string][] {
  const fields = Object.entries(payload).filter(([, value]) => formatValue(value) !== '');
  return [
    ['form', form],
    ['language', locale],
    ...fields.map(([name, value]): [string, string] => [name, formatValue(value)]),
  ];
}
