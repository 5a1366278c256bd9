/**
 * The address of a link as it is within the site: without this site's origin, and an anchor of the home page as one
 * of the page that the link is on, where each overlay opens. Prismic takes no relative addresses, so that documents
 * there hold full ones. An address of another site stays as it is.
 */
export function toOwnLink(href: string, origin: string): string {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.origin !== origin) return href;
  return url.pathname === '/' && url.hash ? url.hash : url.pathname + url.search + url.hash;
}

/** The full address of a link within the site, such as `/nodes/` or `#contact`; others stay as they are. */
export const toFullLink = (href: string, origin: string): string =>
  /^[/#]/.test(href) ? new URL(href, `${origin}/`).href : href;
