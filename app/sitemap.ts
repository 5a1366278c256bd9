import type { MetadataRoute } from 'next';
import { getSitePaths } from '@/lib/routes/facts';
import { getDocuments } from '@/lib/seo/documents';
import { getSiteOrigin } from '@/lib/seo/site';
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
