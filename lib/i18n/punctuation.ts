import type { Locale } from './locales';

const WIDE_END = /[，。；：！？、）”]$/u;

/** Returns what separates a text from the words after it: full-width punctuation needs no space. */
export const getGap = (text: string): string => (WIDE_END.test(text) ? '' : ' ');

type Punctuation = {
  /** Between a term and its value. */
  colon: string;
  comma: string;
  /** Between words that need no punctuation. */
  gap: string;
  /** Between a day and a time. */
  beforeTime: string;
};

export const PUNCTUATION: Readonly<Record<Locale, Punctuation>> = {
  en: { colon: ': ', comma: ', ', gap: ' ', beforeTime: ', ' },
  cn: { colon: '：', comma: '，', gap: '', beforeTime: ' ' },
};
