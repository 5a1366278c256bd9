import type { MetadataRoute } from 'next';
import { getSiteOrigin } from '@/lib/site/origin';

export const revalidate = 60;

export default function robots(): MetadataRoute.Robots {
  const origin = getSiteOrigin();
  return {
    rules: {
      userAgent: '*',
      // What other sites' programs read; the rest of /api/ is for the site's own pages.
      allow: [
        '/',
        '/api/v2/',
        '/api/stat/',
        '/api/oembed/',
        '/api/estimate/',
        '/api/compare-cost/',
      ],
      disallow: ['/api/', '/preview', '/slice-simulator', '/cn/slice-simulator'],
    },
    sitemap: [`${origin}/sitemap.xml`, `${origin}/sitemap-methods.xml`],
  };
}
