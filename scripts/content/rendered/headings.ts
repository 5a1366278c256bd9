import { CHAIN_FACTS } from '@/lib/chains';
import { getTextNames } from '@/lib/chains/names';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Block } from './blocks';
import allowed from './one-word-headings.json';

/** A card's title of two characters is ordinary Chinese; a section's says too little in either language. */
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

/** Headings that name a thing in one word instead of saying something of it. */
export const findOneWordHeadings = (blocks: readonly Block[], locale: Locale): string[] =>
  blocks
    .filter(({ kind, text }) => HEADINGS[locale].has(kind) && isOneWord(text, locale))
    .map(({ text }) => text)
    .filter((text) => !CHAINS.has(text) && !ALLOWED.has(text));
