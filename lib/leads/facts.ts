import type { NewLead } from './types';

/** Never throws: one lead that cannot be formatted must not hide the others. */
function formatValue(value: unknown): string {
  try {
    return Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
  } catch {
    return '(unreadable)';
  }
}

/** Lists the fields of a lead as names and values, in the provider's order. */
export function toFacts({ form, locale, payload }: NewLead): [name: string, value: string][] {
  const fields = Object.entries(payload).filter(([, value]) => formatValue(value) !== '');
  return [
    ['form', form],
    ['language', locale],
    ...fields.map(([name, value]): [string, string] => [name, formatValue(value)]),
  ];
}
