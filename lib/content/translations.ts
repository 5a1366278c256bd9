import type { PrismicDocument } from '@prismicio/client';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';

/**
 * The languages in which a page stands at its address. A translation under another uid has an address of its
 * own, which nothing but the editor connects with this one.
 */
export function getLocales({ lang, uid, alternate_languages: others }: PrismicDocument): Locale[] {
  const langs = [lang, ...others.filter((other) => other.uid === uid).map((other) => other.lang)];
  return LOCALE_KEYS.filter((locale) => langs.includes(LOCALES[locale].prismic));
}
