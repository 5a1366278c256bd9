import type { IncomingHttpHeaders } from 'node:http';

/**
 * Marks a prefetch for the page cache: Next renders nothing for one, and removes its own headers before it asks the
 * cache.
 */
export const PREFETCH_HEADER = 'x-page-prefetch';

/**
 * Sets the mark for a prefetch by the router, or removes it. A browser's own prefetch counts as a normal request: a
 * shared cache in front stores the response for everyone, and Next would keep returning the old page.
 */
export function markPrefetch(headers: IncomingHttpHeaders): void {
  delete headers[PREFETCH_HEADER];
  delete headers.purpose;
  const isRouters = headers.rsc !== undefined && headers['next-router-prefetch'] !== undefined;
  if (isRouters) headers[PREFETCH_HEADER] = '1';
}
