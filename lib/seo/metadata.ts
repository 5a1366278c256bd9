import type { Metadata } from 'next';
import { LOCALES } from '@/lib/i18n/locales';
import type { Page } from '@/lib/pages';
import {
  CALCULATOR_PATH,
  CHANGES_PATH,
  CHANGE_FEED,
  CLOSING_FEED,
  INCIDENT_FEED,
  MARKDOWN_FILE,
  MIGRATE_PATH,
  PICTURE_FILE,
  TRACKER_PATH,
} from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PATH } from '@/lib/site/search-query';

/** Size of a social picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Pages that have a feed. */
const FEEDS: Readonly<Record<string, string>> = {
  [TRACKER_PATH]: INCIDENT_FEED,
  [CHANGES_PATH]: CHANGE_FEED,
  [MIGRATE_PATH]: CLOSING_FEED,
};

/** Returns the feed that is about a page; undefined if there is none. */
const getFeed = ({ path, kind }: Pick<Page, 'path' | 'kind'>): string | undefined =>
  kind === 'chain' ? path.replace(/\/$/, '.atom') : FEEDS[path];

/** Where other sites learn how to show a page in a frame. */
const getOembedAddress = (path: string): string => {
  const origin = getSiteOrigin();
  return `${origin}/api/oembed/?url=${encodeURIComponent(origin + path)}`;
};

type PageFacts = Pick<
  Page,
  | ('kind' | 'title' | 'metaTitle' | 'description' | 'path' | 'locale' | 'locales' | 'brand')
  | ('isIndexed' | 'isDraft' | 'query')
>;

/** Returns title, description, canonical URL, language alternates and social card of a page. */
export function getPageMetadata(page: PageFacts): Metadata {
  const { title, metaTitle, description, path, locale, locales, brand } = page;
  const { isIndexed, isDraft, query } = page;
  const feed = getFeed(page);
  const isEmbeddable = page.kind === 'chain' || path === CALCULATOR_PATH;
  const url = localizePath(path, locale);
  const fullTitle = metaTitle.includes(brand) ? metaTitle : `${metaTitle} | ${brand}`;
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: fullTitle,
    description,
    ...(!isIndexed && { robots: { index: false } }),
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(
          locales.map((key) => [LOCALES[key].hreflang, localizePath(path, key)]),
        ),
        'x-default': localizePath(path, locales[0] ?? locale),
      },
      // Only indexed pages and drafts are available as Markdown.
      ...((isIndexed || isDraft) && {
        types: {
          'text/markdown': url + MARKDOWN_FILE,
          ...(isEmbeddable && { 'application/json+oembed': getOembedAddress(url) }),
          ...(feed && { 'application/atom+xml': getSiteOrigin() + feed }),
        },
      }),
    },
    openGraph: {
      title: fullTitle,
      description,
      url: url + query,
      siteName: brand,
      type: 'website',
      locale: LOCALES[locale].openGraph,
      alternateLocale: locales.filter((key) => key !== locale).map((key) => LOCALES[key].openGraph),
      images: [
        // Search results are useless on a social network, so their picture is the home page's.
        path === SEARCH_PATH
          ? { url: localizePath('/', locale) + PICTURE_FILE, ...PICTURE_SIZE, alt: brand }
          : { url: url + PICTURE_FILE + query, ...PICTURE_SIZE, alt: title },
      ],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
  };
}
