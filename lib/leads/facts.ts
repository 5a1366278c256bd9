import type { NewLead } from './types';

const formatValue = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** Returns what the provider's API takes: all but the visitor's request, which is in the message too. */
export const toProviderBody = ({ payload }: NewLead): NewLead['payload'] =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'quote'));

/** Lists the visitor's request as fields with a prefix, since some have the name of a field of the form. */
const toQuoteFields = (quote: unknown): [string, unknown][] =>
  Object.entries(Object(quote) as object).map(([name, value]) => [`quote_${name}`, value]);

/** Lists the fields of a lead as names and values, in the provider's order. */
export function toFacts({ form, locale, payload }: NewLead): [name: string, value: string][] {
  const { quote, ...body } = payload;
  const fields = [...Object.entries(body), ...toQuoteFields(quote)].map(
    ([name, value]): [string, string] => [name, formatValue(value)],
  );
  return [['form', form], ['language', locale], ...fields.filter(([, value]) => value !== '')];
}
