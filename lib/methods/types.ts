import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import chinese from './type-words.json';

const WORDS: Record<Locale, Readonly<Record<string, string>>> = { en: {}, cn: chinese };

/** Translates a parameter's type; possible values and names of encodings stay unchanged. */
export function getTypeName(type: string, locale: Locale): string {
  const [, place = '', name = ''] = /^(?:(path|query)\b(?:: |, )?)?(.*)$/.exec(type) ?? [];
  return [place, name]
    .filter(Boolean)
    .map((word) => WORDS[locale][word] ?? word)
    .join(PUNCTUATION[locale].colon);
}

/** Formats an example as JSON, or verbatim if it is part of a URL. */
export const toExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example);
