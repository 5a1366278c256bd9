import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { ALL_PAGES_TAG } from './all-pages';
import type { CacheEntry } from './types';

/**
 * - `fresh`: to be served as it is
 * - `aged`: older than its `revalidate`, so its figures may have changed
 * - `outdated`: older than the last publication
 */
export type Staleness = 'fresh' | 'aged' | 'outdated';

/** What the build stored has no lifetime of its own: that of the site's pages, in seconds; files are Next's to judge. */
const PAGE_LIFETIME = { revalidate: 60 };
const FILE_LIFETIME = { revalidate: false } as const;

/** Clocks of several instances differ by less. */
const FUTURE_MS = 60_000;

/** Kinds of entries that are made by rendering. */
export const RENDERED: ReadonlySet<unknown> = new Set(['APP_PAGE', 'APP_ROUTE']);

/** How stale an entry of the page cache is; what is no page is Next's to judge. */
export function getStaleness(entry: CacheEntry, now = Date.now()): Staleness {
  const { value, lastModified = now, cacheControl } = entry;
  if (!RENDERED.has(value?.kind)) return 'fresh';
  // Of a clock that was set back, nobody knows what was published since.
  if (lastModified > now + FUTURE_MS || areTagsStale([ALL_PAGES_TAG], lastModified)) {
    return 'outdated';
  }
  const isPage = (value?.kind as string) === 'APP_PAGE';
  const { revalidate } = cacheControl ?? (isPage ? PAGE_LIFETIME : FILE_LIFETIME);
  return revalidate !== false && lastModified + revalidate * 1000 < now ? 'aged' : 'fresh';
}

/** The entry as one that Next does not have rendered again yet. */
export const toFresh = (entry: CacheEntry, now = Date.now()): CacheEntry => ({
  ...entry,
  lastModified: now,
});
