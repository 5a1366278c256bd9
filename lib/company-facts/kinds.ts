import { z } from 'zod';
import { formatDay, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Free text without braces and brackets, which would be parsed as placeholders. */
const words = z.string().regex(/^[^\s[\]{}]([^[\]{}\n]*[^\s[\]{}])?$/);

/** What a value of each kind looks like; anything else counts as missing and is reported. */
const SCHEMAS = {
  text: words,
  sentence: words.regex(/[.!。！]$/),
  address: words,
  list: words,
  email: z.email(),
  url: z.url({ protocol: /^https$/ }),
  amount: z.string().regex(/^\d[\d,]*(\.\d+)? [A-Z]{3}$/),
  percentage: z.string().regex(/^\d{1,3}(\.\d+)?%$/),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d UTC$/),
  date: z.iso.date(),
  number: z.int().min(0),
  confirmation: z.literal(true),
};

export type FactKind = keyof typeof SCHEMAS;
export const FACT_KINDS = Object.keys(SCHEMAS) as [FactKind, ...FactKind[]];

/** What editors are told to enter. */
export const EXPECTATIONS: Record<FactKind, string> = {
  text: 'words without braces or brackets',
  sentence: 'whole sentences with a full stop',
  address: 'an address in one line',
  list: 'words separated by commas',
  email: 'an email address',
  url: 'an https address',
  amount: 'an amount such as 50 USD',
  percentage: 'a percentage such as 99.9%',
  time: 'a time such as 00:00 UTC',
  date: 'a day',
  number: 'a whole number',
  confirmation: 'yes',
};

/** True for a field of the sheet that nobody has filled in; a switch that is off counts as empty. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === false || value === '';

export const isSound = (kind: FactKind, value: unknown) => SCHEMAS[kind].safeParse(value).success;

/** Formats a valid value in a language. */
export function toWords(kind: FactKind, value: unknown, locale: Locale): string {
  if (kind === 'date') return formatDay(String(value), locale);
  return kind === 'number' ? formatNumber(Number(value), locale) : String(value);
}
