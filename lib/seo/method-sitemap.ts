import 'server-only';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { readPublished } from '@/lib/content/preview';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';

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
