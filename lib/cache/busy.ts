import { BUSY_HEADER } from '@/lib/http/busy-header';
import type { CacheEntry } from './types';

const HEADERS = { [BUSY_HEADER]: '1' };
/** Slightly in the future, so that Next does not render a replacement. */
const AHEAD_MS = 1000;

/** An entry without a page, never stored. Next sends it with status 503, and the server adds the explanation. */
export const toBusyEntry = (kind: unknown): CacheEntry => {
  const value =
    kind === 'APP_ROUTE'
      ? { kind, status: 503, headers: HEADERS, body: Buffer.alloc(0) }
      : { kind, status: 503, headers: HEADERS, html: '', rscData: Buffer.alloc(0) };
  return {
    value: value as unknown as CacheEntry['value'],
    lastModified: Date.now() + AHEAD_MS,
    cacheControl: { revalidate: 1, expire: undefined },
  };
};
