import { formatMessage } from './format-message';
import type { Locale } from './locales';

const HAN = String.raw`\p{Script=Han}`;
const HAN_LATIN = new RegExp(`(?<=${HAN})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=${HAN})`, 'gu');
const NEEDLESS = new RegExp(
  `(?<=${HAN}) +(?=${HAN})|(?<! ) +(?=[，。：；！？、（）])|(?<=[，。：；！？、（）]) +`,
  'gu',
);

const TIDY: Record<Locale, (text: string) => string> = {
  en: String,
  // Chinese puts one space between Han and Latin characters, and none elsewhere.
  cn: (text) => text.replace(HAN_LATIN, ' ').replace(NEEDLESS, '').replace(/ {2,}/g, ' ').trim(),
};

/** Fills placeholders with names in either script, spaced as the language requires. */
export const formatMixed = (
  message: string,
  values: Record<string, string | number>,
  locale: Locale,
): string => TIDY[locale](formatMessage(message, values));
