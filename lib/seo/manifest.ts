import type { MetadataRoute } from 'next';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

/** Returns the web app manifest, for devices on which the site is installed. */
export function toManifest({
  brand,
  tagline,
}: {
  brand: string;
  tagline: string;
}): MetadataRoute.Manifest {
  return {
    name: brand,
    short_name: brand,
    description: tagline,
    lang: LOCALES[DEFAULT_LOCALE].html,
    start_url: '/',
    display: 'browser',
    theme_color: '#101418',
    background_color: '#fbfbf8',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
