import localFont from 'next/font/local';

// Cut by `npm run generate`. The fallback fonts until these load are in styles/_fallbacks.scss.
export const textFace = localFont({
  src: '../../styles/fonts/geist.woff2',
  weight: '400 700',
  variable: '--font-geist',
  display: 'swap',
  adjustFontFallback: false,
});

export const monoFace = localFont({
  src: '../../styles/fonts/geist-mono.woff2',
  weight: '400 600',
  variable: '--font-geist-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
