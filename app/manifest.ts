import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/content';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { toManifest } from '@/lib/seo/manifest';

export const revalidate = 60;

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { data } = await getSettings(DEFAULT_LOCALE);
  return toManifest({ brand: data.brand_name ?? '', tagline: data.tagline ?? '' });
}
