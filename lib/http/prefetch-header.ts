import type { IncomingHttpHeaders } from 'node:http';

/** Marks a prefetch for the page cache: Next renders nothing for one, and takes its own headers off before it asks. */
export const PREFETCH_HEADER = 'x-page-prefetch';

/** Sets the mark, or takes it off. */
export function markPrefetch(headers: IncomingHttpHeaders): void {
  delete headers[PREFETCH_HEADER];
  const isRouters = headers.rsc !== undefined && headers['next-router-prefetch'] !== undefined;
  if (isRouters || headers.purpose === 'prefetch') headers[PREFETCH_HEADER] = '1';
}
