import type { Locale } from '@/lib/i18n/locales';
import chinese from './consensus-zh.json';
import type { ChainFacts } from './types';

const CHINESE: Record<string, string> = chinese;
/** Chinese sets brackets of full width, without the space before them. */
const widen = (text: string) => text.replace(/ ?\(([^()]*)\)/g, '（$1）').replaceAll(', ', '，');

/** How a chain agrees on its blocks; a Chinese text of names and abbreviations alone differs in its signs. */
export function getConsensus({ consensus }: ChainFacts, locale: Locale): string | null {
  if (consensus === null || locale === 'en') return consensus;
  return CHINESE[consensus] ?? widen(consensus);
}
