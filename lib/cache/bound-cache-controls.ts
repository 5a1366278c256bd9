import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** More than the site has pages; an entry has less than a kilobyte. */
const MAX_ENTRIES = 10_000;

/**
 * Next remembers how long each page lives, by its key and without end: each search and each comparison that anybody
 * asks for would stay in memory. What is forgotten is read again from the stored page, or from the build.
 */
export function boundCacheControls(): void {
  const shared = SharedCacheControls as unknown as { cacheControls: unknown };
  if (!(shared.cacheControls instanceof Map)) return;
  const bounded = new LRUCache<string, object>({ max: MAX_ENTRIES });
  for (const [key, control] of shared.cacheControls as Map<string, object>)
    bounded.set(key, control);
  shared.cacheControls = bounded;
}
