/** Settings that the browser may know; next.config.ts writes their values into the scripts. */
export const PUBLIC_ENV = {
  buildId: process.env.BUILD_ID ?? '',
  fallbackLocale: process.env.SITE_FALLBACK_LOCALE,
};
