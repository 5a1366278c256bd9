import type { Locale } from '@/lib/i18n/locales';
import words from './type-words.json';

const chinese: Readonly<Record<string, string>> = words;

/** What a language calls the type of a parameter; values to choose from and names of encodings stay. */
export function getTypeName(type: string, locale: Locale): string {
  const shown = type.replace(/^(path|query)\b(?:: |, )?/, (_, place: string) => `${place}: `);
  const [, place = '', rest = ''] = /^(path: |query: )?(.*)$/.exec(shown) ?? [];
  const name = locale === 'cn' ? (chinese[rest] ?? rest) : rest;
  const where =
    locale === 'cn' ? (chinese[place.replace(': ', '')] ?? '') : place.replace(': ', '');
  const colon = locale === 'cn' ? '：' : ': ';
  return [where, name].filter(Boolean).join(colon);
}

/** An example as JSON, or as it is where it stands in an address. */
export const toExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example);
