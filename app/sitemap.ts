import type { MetadataRoute } from 'next';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { getListedPages } from '@/lib/seo/listed-pages';
import { toSitemap } from '@/lib/seo/sitemap';
import { getSiteOrigin } from '@/lib/site/origin';

export const revalidate = 60;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(LOCALE_KEYS.map(getListedPages));
  return toSitemap(pages.flat(), getSiteOrigin());
}
