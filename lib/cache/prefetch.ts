import type { IncomingHttpHeaders } from 'node:http';

/** True for a request that Next answers from the page cache as a prefetch, without rendering what is stale. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers.purpose === 'prefetch' ||
  (headers.rsc !== undefined && headers['next-router-prefetch'] !== undefined);
