import type { MetadataRoute } from 'next';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { getPageLocales, type LocalePaths } from '@/lib/site/locale-paths';
import type { AllDocumentTypes } from '@/prismicio-types';
import { findDocument } from './documents';

type Documents = Record<Locale, readonly AllDocumentTypes[]>;
type Found = { locale: Locale; changed: string | undefined };

function toFound(path: string, locale: Locale, documents: Documents): Found {
  const date = findDocument(documents[locale], path)?.last_publication_date;
  return { locale, changed: date ? new Date(date).toISOString() : undefined };
}

/** Each page in each language that it is published in, with its translations. */
export function toSitemap(
  paths: LocalePaths,
  documents: Documents,
  origin: string,
): MetadataRoute.Sitemap {
  const all = new Set(LOCALE_KEYS.flatMap((locale) => [...paths[locale]]));
  return [...all].flatMap((path) => {
    const translations = getPageLocales(path, paths).map((key) => toFound(path, key, documents));
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
