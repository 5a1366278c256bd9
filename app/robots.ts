import type { MetadataRoute } from 'next';
import { getSiteOrigin } from '@/lib/site/origin';

export const revalidate = 60;

export default function robots(): MetadataRoute.Robots {
  const origin = getSiteOrigin();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/preview', '/slice-simulator', '/cn/slice-simulator'],
    },
    sitemap: [`${origin}/sitemap.xml`, `${origin}/sitemap-methods.xml`],
  };
}
