import type { MetadataRoute } from 'next';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/routes/paths';
import type { AllDocumentTypes } from '@/prismicio-types';
import { findDocument } from './documents';

type Documents = Record<Locale, readonly AllDocumentTypes[]>;
type Found = { locale: Locale; changed: string | undefined };

/** The languages that a page is published in; one without documents of its own is in all. */
function getTranslations(path: string, documents: Documents): Found[] {
  const all = LOCALE_KEYS.map((locale) => {
    const date = findDocument(documents[locale], path)?.last_publication_date;
    return { locale, changed: date ? new Date(date).toISOString() : undefined };
  });
  const published = all.filter(({ changed }) => changed !== undefined);
  return published.length > 0 ? published : all;
}

/** Each page in each language that it is published in, with its translations. */
export function toSitemap(
  paths: readonly string[],
  documents: Documents,
  origin: string,
): MetadataRoute.Sitemap {
  return paths.flatMap((path) => {
    const translations = getTranslations(path, documents);
    const toUrl = (locale: Locale) => origin + localizePath(path, locale);
    const [first] = translations;
    const languages = Object.fromEntries([
      ...translations.map(({ locale }) => [LOCALES[locale].html, toUrl(locale)]),
      ...(first ? [['x-default', toUrl(first.locale)]] : []),
    ]) as Record<string, string>;
    return translations.map(({ locale, changed }) => ({
      url: toUrl(locale),
      ...(changed && { lastModified: changed }),
      alternates: { languages },
    }));
  });
}
