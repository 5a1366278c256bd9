/**
 * Converts a link to its form within the site: without this site's origin, and with an anchor of the home page relative
 * to the current page, since overlays open anywhere. Prismic does not accept relative URLs, so documents contain full
 * ones. A URL of another site stays unchanged.
 */
export function toOwnLink(href: string, origin: string): string {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.origin !== origin) return href;
  return url.pathname === '/' && url.hash ? url.hash : url.pathname + url.search + url.hash;
}

/** Returns the full URL of a link within the site, such as `/nodes/` or `#contact`; returns others unchanged. */
export const toFullLink = (href: string, origin: string): string =>
  /^[/#]/.test(href) ? new URL(href, `${origin}/`).href : href;
