import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { StoredDocument } from '@/embedded/content/types';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import type { Finding } from './findings';
import { listCode, listTexts, listValues } from './texts';
import { findWording, toFileLocale } from './wording';

/** Pages whose words come from a sheet or a template that is filled in for each chain have no length of their own. */
const NO_METADATA = new Set(['company_facts', 'node']);

/** How long a title and a description may be for a search result to show them whole. */
const LENGTHS = {
  meta_title: { en: [30, 60], cn: [15, 30] },
  meta_description: { en: [90, 160], cn: [45, 80] },
} as const satisfies Record<string, Record<Locale, readonly [least: number, most: number]>>;

/** Of usual length; a document does not know what it will be filled with. */
const fillRoughly = (text: string) =>
  text
    .replace(/\{(?:if|unless):\w+\}/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'count' || name === 'available' ? '81' : 'Nodewell',
    );

const getLocale = ({ lang }: Pick<StoredDocument, 'lang'>) =>
  LOCALE_KEYS.find((key) => LOCALES[key].prismic === lang) ?? 'en';

/** What the style of its language has against the texts of a document. */
export function findDocumentWording({ data, lang }: Pick<StoredDocument, 'data' | 'lang'>) {
  const code = listCode(data);
  return listTexts(data)
    .filter(({ text }) => !code.has(text))
    .flatMap(({ field, text }) =>
      findWording(text, getLocale({ lang })).map((problem) => ({ field, problem })),
    );
}

/** Titles and descriptions that a search result would cut off, or that say too little. */
export function findMetadataLengths({ data, lang, type }: StoredDocument) {
  if (NO_METADATA.has(type)) return [];
  return Object.entries(LENGTHS).flatMap(([field, limits]) => {
    const text = data[field];
    if (typeof text !== 'string') return [];
    const [least, most] = limits[getLocale({ lang })];
    const { length } = fillRoughly(text);
    return length >= least && length <= most
      ? []
      : [{ field, problem: `${length} characters, not ${least} to ${most}: ${text}` }];
  });
}

/** What the style has against the words of the interface and the texts about chains. */
export function findWordWording(root: string): Finding[] {
  const files = readdirSync(path.join(root, 'locales'), { recursive: true, encoding: 'utf8' });
  const words = files.flatMap((name) => {
    const locale = toFileLocale(name);
    if (!locale) return [];
    const file = path.join('locales', name);
    const messages: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return listValues(messages, locale).flatMap(({ field, value }) =>
      typeof value === 'string' ? [{ file, field, text: value, locale }] : [],
    );
  });
  const abouts = DETAILED_KEYS.flatMap((key) =>
    LOCALE_KEYS.map((locale) => ({
      file: 'lib/chains/details.json',
      field: `${key}.about.${locale}`,
      text: getChainDetails(key)?.about[locale] ?? '',
      locale,
    })),
  );
  return [...words, ...abouts].flatMap(({ file, field, text, locale }) =>
    findWording(text, locale).map((problem) => ({ file, field, problem })),
  );
}
