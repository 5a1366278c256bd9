import type { ChainMethod } from '@/lib/chains/methods';
import { getTextNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { Chain } from '@/lib/provider';

/** The length that search results show, including the brand; a Latin letter counts as half a Han character. */
const ROOM: Record<Locale, { title: number; description: number }> = {
  en: { title: 60, description: 160 },
  cn: { title: 30, description: 80 },
};

/** The width of a Latin letter relative to the language's unit. */
const LATIN_WIDTH: Record<Locale, number> = { en: 1, cn: 0.5 };

/** Returns the width of a text in a language's search results. */
export const getWidth = (text: string, locale: Locale): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? LATIN_WIDTH[locale] : 1), 0);

/** Returns the heading of a method's page, and its title and description for search engines. */
export function getMethodTexts(method: ChainMethod, chain: Chain, locale: Locale, brand: string) {
  const { title, metaTitles, descriptions } = getMethodMessages(locale).page;
  const { name } = getTextNames(chain, locale);
  const values = {
    method: method.name,
    chain: name,
    key: chain.key.toUpperCase(),
    summary: method.summary[locale],
  };
  const pick = (forms: readonly string[], room: number) => {
    const texts = forms.map((form) => formatMixed(form, values, locale));
    const fitting = texts.find((text) => getWidth(text, locale) <= room);
    return fitting ?? (texts.at(-1) as string);
  };
  const room = ROOM[locale];
  return {
    title: formatMixed(title, values, locale),
    metaTitle: pick(metaTitles, room.title - getWidth(` | ${brand}`, locale)),
    description: pick(descriptions, room.description),
  };
}
