/** Marks links to pages that the router opens without a page load. */
export const PAGE_LINK = 'data-page';

/** Returns the link to one of this site's pages around a node; null if there is none. */
export const getPageLink = (node: EventTarget | null): HTMLAnchorElement | null =>
  node instanceof Element ? node.closest<HTMLAnchorElement>(`a[${PAGE_LINK}]`) : null;

/** Returns the page that a click opens in this tab; null for any other click. */
export function getVisitedPage(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isElsewhere || event.button !== 0 || event.defaultPrevented) return null;
  const link = getPageLink(event.target);
  return link && (link.target === '' || link.target === '_self') ? link : null;
}
