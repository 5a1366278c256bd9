import type { PrismicDocument } from '@prismicio/client';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';

/**
 * Returns the languages in which a page exists at its URL. A translation with another uid has its own URL, linked to
 * this one only in the editor.
 */
export function getLocales({ lang, uid, alternate_languages: others }: PrismicDocument): Locale[] {
  const langs = [lang, ...others.filter((other) => other.uid === uid).map((other) => other.lang)];
  return LOCALE_KEYS.filter((locale) => langs.includes(LOCALES[locale].prismic));
}
