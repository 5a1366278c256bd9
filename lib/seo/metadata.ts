import type { Metadata } from 'next';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { MARKDOWN_FILE, PICTURE_FILE } from '@/lib/routing/decide';
import { localizePath } from '@/lib/site/paths';
import { getSiteOrigin } from '@/lib/site/origin';

/** Of a social picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

type PageFacts = {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  /** The languages that the page is published in; all, unless said otherwise. */
  locales?: readonly Locale[];
  brand: string;
};

/** Title, description, canonical, language alternates and social card of a page; `path` has no language prefix. */
export function getPageMetadata(page: PageFacts): Metadata {
  const { title, description, path, locale, locales = LOCALE_KEYS, brand } = page;
  const url = localizePath(path, locale);
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`;
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(locales.map((key) => [LOCALES[key].html, localizePath(path, key)])),
        'x-default': localizePath(path, locales[0] ?? locale),
      },
      types: { 'text/markdown': url + MARKDOWN_FILE },
    },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: brand,
      type: 'website',
      locale: LOCALES[locale].openGraph,
      alternateLocale: locales.filter((key) => key !== locale).map((key) => LOCALES[key].openGraph),
      images: [{ url: url + PICTURE_FILE, ...PICTURE_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
  };
}
