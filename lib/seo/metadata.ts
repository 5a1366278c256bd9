import type { Metadata } from 'next';
import { LOCALES, LOCALE_KEYS, getOtherLocale, type Locale } from '@/lib/i18n/locales';
import { MARKDOWN_FILE, PICTURE_FILE } from '@/lib/routes/decide';
import { localizePath } from '@/lib/routes/paths';
import { getSiteOrigin } from './site';

/** Of a social picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

type PageFacts = {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  brand: string;
};

/** Title, description, canonical, language alternates and social card of a page; `path` has no language prefix. */
export function getPageMetadata({ title, description, path, locale, brand }: PageFacts): Metadata {
  const url = localizePath(path, locale);
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`;
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(
          LOCALE_KEYS.map((key) => [LOCALES[key].html, localizePath(path, key)]),
        ),
        'x-default': path,
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
      alternateLocale: LOCALES[getOtherLocale(locale)].openGraph,
      images: [{ url: url + PICTURE_FILE, ...PICTURE_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
  };
}
