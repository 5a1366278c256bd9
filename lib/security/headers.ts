/** Headers of the page that the content service frames while an editor works on a section. */
export const SIMULATOR_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self' https://*.prismic.io; base-uri 'self'; object-src 'none'",
  },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** Headers of every response; the Content-Security-Policy is made for each page by the cache handler. */
export const SECURITY_HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
