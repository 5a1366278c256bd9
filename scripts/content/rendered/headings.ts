import { CHAIN_FACTS } from '@/lib/chains';
import { getTextNames } from '@/lib/chains/names';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Block } from './blocks';
import allowed from './one-word-headings.json';

/**
 * A two-character card title is ordinary Chinese; a section heading of that length says too little in either language.
 */
const HEADINGS: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['h1', 'h2', 'h3']),
  cn: new Set(['h1', 'h2']),
};

const CHAINS = new Set(
  CHAIN_FACTS.flatMap(({ key, name, ...facts }) => [
    name,
    getTextNames({ key, name, facts: { key, name, ...facts } }, 'en').name,
  ]),
);
const ALLOWED = new Set(allowed.flatMap(({ headings }) => headings));

const isOneWord = (text: string, locale: Locale): boolean => {
  const segmenter = new Intl.Segmenter(LOCALES[locale].html, { granularity: 'word' });
  if (locale === 'en') return !/\s/.test(text);
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length < 2;
};

/** Finds headings that are a single word rather than a statement. */
export const findOneWordHeadings = (blocks: readonly Block[], locale: Locale): string[] =>
  blocks
    .filter(({ kind, text }) => HEADINGS[locale].has(kind) && isOneWord(text, locale))
    .map(({ text }) => text)
    .filter((text) => !CHAINS.has(text) && !ALLOWED.has(text));
