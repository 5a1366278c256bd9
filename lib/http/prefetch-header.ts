import type { IncomingHttpHeaders } from 'node:http';

/** Marks a prefetch for the page cache: Next renders nothing for one, and takes its own headers off before it asks. */
export const PREFETCH_HEADER = 'x-page-prefetch';

/**
 * Sets the mark for a prefetch of the router, or takes it off. A browser's own prefetch counts as any other request: a
 * shared cache in front stores its answer for everybody, and Next would answer with the old page for good.
 */
export function markPrefetch(headers: IncomingHttpHeaders): void {
  delete headers[PREFETCH_HEADER];
  delete headers.purpose;
  const isRouters = headers.rsc !== undefined && headers['next-router-prefetch'] !== undefined;
  if (isRouters) headers[PREFETCH_HEADER] = '1';
}
