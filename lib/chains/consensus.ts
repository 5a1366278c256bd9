import type { Locale } from '@/lib/i18n/locales';
import chinese from './consensus-zh.json';
import type { ChainFacts } from './types';

const CHINESE: Record<string, string> = chinese;
/** Chinese text uses full-width brackets without a space before them. */
const widen = (text: string) => text.replace(/ ?\(([^()]*)\)/g, '（$1）').replaceAll(', ', '，');

/** A Chinese text that consists only of names and abbreviations differs in punctuation alone. */
const TO_TEXT: Record<Locale, (consensus: string) => string> = {
  en: (consensus) => consensus,
  cn: (consensus) => CHINESE[consensus] ?? widen(consensus),
};

/** Describes how a chain agrees on its blocks. */
export const getConsensus = ({ consensus }: ChainFacts, locale: Locale): string | null =>
  consensus === null ? null : TO_TEXT[locale](consensus);
