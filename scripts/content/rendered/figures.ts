import type { Locale } from '@/lib/i18n/locales';
import type { Block } from './blocks';

export type Figures = { path: string; locale: Locale; words: number; perSentence: number } & (
  { locale: 'en'; ease: number } | { locale: 'cn' }
);

/** Elements whose text consists of sentences; labels and cells would distort the figures. */
const PROSE = new Set(['p', 'li', 'dd', 'blockquote']);
const ENDS: Record<Locale, RegExp> = { en: /(?<=[.!?:])\s+/, cn: /(?<=[。！？：])/ };
/** The minimum length of a sentence in words or characters; anything shorter is a label. */
const LEAST = 4;

/** Counts vowel groups without a silent ending, which approximates syllables. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/^y|(?:[^laeiouy]es|ed|[^laeiouy]e)$/g, '');
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const listWords = (text: string) => text.match(/[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu) ?? [];
/** Counts Chinese as word processors do: each character is one, and each Latin word or number. */
const listCharacters = (text: string) =>
  text.match(/\p{Script=Han}|[\p{Script=Latin}\d_.-]+/gu) ?? [];

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns a page's readability. English: Flesch reading ease, where 60 and above is plain English, and words per
 * sentence. Chinese: characters per sentence.
 */
export function getFigures(path: string, locale: Locale, blocks: readonly Block[]): Figures {
  const sentences = blocks
    .filter(({ kind }) => PROSE.has(kind))
    .flatMap(({ text }) => text.split(ENDS[locale]))
    .map(locale === 'en' ? listWords : listCharacters)
    .filter(({ length }) => length >= LEAST);
  const words = sentences.flat();
  const perSentence = words.length / Math.max(1, sentences.length);
  const counts = { path, words: words.length, perSentence: round(perSentence) };
  if (locale === 'cn') return { ...counts, locale };
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - 1.015 * perSentence - 84.6 * (syllables / Math.max(1, words.length));
  return { ...counts, locale, ease: round(ease) };
}
