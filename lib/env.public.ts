/** Settings that the browser may know; next.config.ts inlines their values into scripts. */
export const PUBLIC_ENV = {
  buildId: process.env.BUILD_ID ?? '',
  fallbackLocale: process.env.SITE_FALLBACK_LOCALE,
};
