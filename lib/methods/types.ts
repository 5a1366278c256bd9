import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import chinese from './type-words.json';

const WORDS: Record<Locale, Readonly<Record<string, string>>> = { en: {}, cn: chinese };

/** What a language calls the type of a parameter; values to choose from and names of encodings stay. */
export function getTypeName(type: string, locale: Locale): string {
  const [, place = '', name = ''] = /^(?:(path|query)\b(?:: |, )?)?(.*)$/.exec(type) ?? [];
  return [place, name]
    .filter(Boolean)
    .map((word) => WORDS[locale][word] ?? word)
    .join(PUNCTUATION[locale].colon);
}

/** An example as JSON, or as it is where it stands in an address. */
export const toExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example);
