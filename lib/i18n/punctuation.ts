import type { Locale } from './locales';

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
