import 'server-only';
import type { MetadataRoute } from 'next';
import { escapeHtml } from '@/lib/http/escape-html';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import type { Page } from '@/lib/pages';
import { localizePath } from '@/lib/site/paths';
import { readPublished } from '@/lib/content/preview';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';

/** Returns the sitemap of all method pages. There are many, so their translations are listed only in their heads. */
export async function getMethodSitemap(): Promise<string> {
  const paths = await readPublished(getSitePaths);
  const toUrl = (path: string, locale: Locale) =>
    `<url><loc>${getSiteOrigin()}${localizePath(path, locale)}</loc></url>`;
  const urls = LOCALE_KEYS.flatMap((locale) =>
    [...paths[locale]].filter(isMethodPath).map((path) => toUrl(path, locale)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

type Entry = Pick<Page, 'path' | 'locale' | 'changedAt'>;

/** Lists each page in each of its languages, with its translations. */
export function toSitemap(pages: readonly Entry[], origin: string): MetadataRoute.Sitemap {
  // Next writes URLs into the file unescaped.
  const toUrl = (path: string, locale: Locale) => escapeHtml(origin + localizePath(path, locale));
  const isPublished = new Set(pages.map(({ path, locale }) => `${locale} ${path}`));
  return pages.map(({ path, locale, changedAt }) => {
    const locales = LOCALE_KEYS.filter((key) => isPublished.has(`${key} ${path}`));
    const languages: Record<string, string> = Object.fromEntries(
      locales.map((key) => [LOCALES[key].hreflang, toUrl(path, key)]),
    );
    return {
      url: toUrl(path, locale),
      ...(changedAt && { lastModified: changedAt }),
      alternates: { languages: { ...languages, 'x-default': toUrl(path, locales[0] ?? locale) } },
    };
  });
}
