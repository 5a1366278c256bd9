import type { NewLead } from './types';

const formatValue = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** Lists the fields of a lead as names and values, in the provider's order. */
export function toFacts({ form, locale, payload }: NewLead): [name: string, value: string][] {
  const fields = Object.entries(payload).map(([name, value]): [string, string] => [
    name,
    formatValue(value),
  ]);
  return [['form', form], ['language', locale], ...fields.filter(([, value]) => value !== '')];
}
