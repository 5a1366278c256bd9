import type { CacheValue } from './types';

// There are millions of possible comparisons, invalid forms and searches, so those pages are rendered on each request
// and not stored.
const UNBOUNDED = /\/nodes\/compare\/[^/]+,|\/contact\/check\/.|\/search\/../;

/** True for a page that is never stored. */
export const isMadePerRequest = (key: string): boolean => UNBOUNDED.test(key);

/** Pictures and Markdown twins, which cost several times as much as a page. In a key, the path follows a `$`. */
const FILES = /(?:^|\/\$)\/(?:og|markdown)\//;

/** True for a file generated from a page, as opposed to the page itself. */
export const isMadeFromPage = (key: string): boolean => FILES.test(key);

const PAGE_STATUSES = new Set([200, 307, 308]);

/**
 * True for an entry that may be stored: an error must not outlive its cause, and random URLs must not fill the store.
 * The page for unknown URLs has no status of its own; it is stored like any page and gets its status when it is served.
 */
export function isStorable(key: string, value: CacheValue | null): boolean {
  if (isMadePerRequest(key)) return false;
  if (!value || !('status' in value)) return true;
  if ((value.kind as string) === 'APP_ROUTE') return value.status === 200;
  return value.status === undefined || PAGE_STATUSES.has(value.status);
}
