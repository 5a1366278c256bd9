import type { CacheValue } from './types';

// Chains can be compared, forms be wrong, and words be searched for in millions of ways: such a page is made for each
// request.
const UNBOUNDED = /\/nodes\/compare\/[^/]+,|\/contact\/check\/.|\/search\/../;

/** True for a page that is never kept. */
export const isMadePerRequest = (key: string): boolean => UNBOUNDED.test(key);

/** Pictures and Markdown twins, which cost several times what a page does. In a key, the path follows a `$`. */
const FILES = /(?:^|\/\$)\/(?:og|markdown)\//;

/** True for a file that is made from a page, and not the page. */
export const isMadeFromPage = (key: string): boolean => FILES.test(key);

const PAGE_STATUSES = new Set([200, 307, 308]);

/**
 * True for what may be served again: an error must not outlive its cause, nor random addresses fill the store.
 * The page for unknown addresses has no status of its own, since it is a page like any other until it is served.
 */
export function isStorable(key: string, value: CacheValue | null): boolean {
  if (isMadePerRequest(key)) return false;
  if (!value || !('status' in value)) return true;
  if ((value.kind as string) === 'APP_ROUTE') return value.status === 200;
  return value.status === undefined || PAGE_STATUSES.has(value.status);
}
