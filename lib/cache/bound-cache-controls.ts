import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** More than the site has pages; an entry takes less than a kilobyte. */
const MAX_ENTRIES = 10_000;

/**
 * Next remembers the lifetime of every page by its key, without a limit, so each search and comparison would stay in
 * memory. Forgotten entries are read again from the stored page or the build.
 */
export function boundCacheControls(): void {
  const shared = SharedCacheControls as unknown as { cacheControls: unknown };
  if (!(shared.cacheControls instanceof Map)) return;
  const bounded = new LRUCache<string, object>({ max: MAX_ENTRIES });
  for (const [key, control] of shared.cacheControls as Map<string, object>)
    bounded.set(key, control);
  shared.cacheControls = bounded;
}
