import type { MetadataRoute } from 'next';
import { getSitePaths } from '@/lib/routing/facts';
import { getDocuments } from '@/lib/seo/documents';
import { getSiteOrigin } from '@/lib/site/origin';
import { toSitemap } from '@/lib/seo/sitemap';

export const revalidate = 60;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [paths, en, cn] = await Promise.all([
    getSitePaths(),
    getDocuments('en'),
    getDocuments('cn'),
  ]);
  return toSitemap(paths, { en, cn }, getSiteOrigin());
}
