import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { StoredDocument } from '@/embedded/content/types';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import type { Finding } from './findings';
import { listCode, listTexts, listValues } from './texts';
import { findWording, toFileLocale } from './wording';

/** Pages whose text comes from a sheet or a per-chain template have no fixed length. */
const NO_METADATA = new Set(['company_facts', 'node']);

/** The lengths of titles and descriptions that search results show in full. */
const LENGTHS = {
  meta_title: { en: [30, 60], cn: [15, 30] },
  meta_description: { en: [90, 160], cn: [45, 80] },
} as const satisfies Record<string, Record<Locale, readonly [least: number, most: number]>>;

/** Typical lengths, because a document does not know what it will be filled with. */
const fillRoughly = (text: string) =>
  text
    .replace(/\{(?:if|unless):\w+\}/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'count' || name === 'available' ? '81' : 'Nodewell',
    );

const getLocale = ({ lang }: Pick<StoredDocument, 'lang'>) =>
  LOCALE_KEYS.find((key) => LOCALES[key].prismic === lang) ?? 'en';

/** Lists the style problems of a document's texts in its language. */
export function findDocumentWording({ data, lang }: Pick<StoredDocument, 'data' | 'lang'>) {
  const code = listCode(data);
  return listTexts(data)
    .filter(({ text }) => !code.has(text))
    .flatMap(({ field, text }) =>
      findWording(text, getLocale({ lang })).map((problem) => ({ field, problem })),
    );
}

/** Finds titles and descriptions that search results would cut off, or that are too short. */
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

/** Lists the style problems of messages and of texts about chains. */
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
