/** Marks links to pages that the router opens without a load. */
export const PAGE_LINK = 'data-page';

/** The link to a page of this site around a node; null when there is none. */
export const getPageLink = (node: EventTarget | null): HTMLAnchorElement | null =>
  node instanceof Element ? node.closest<HTMLAnchorElement>(`a[${PAGE_LINK}]`) : null;

/** The page that a click leads to in this very tab; null for any other click. */
export function getVisitedPage(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isElsewhere || event.button !== 0 || event.defaultPrevented) return null;
  const link = getPageLink(event.target);
  return link && (link.target === '' || link.target === '_self') ? link : null;
}
