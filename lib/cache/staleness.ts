import {
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
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

/** True for a time of a clock that ran ahead. */
export const isAhead = (time: number | undefined, now = Date.now()): time is number =>
  time !== undefined && time > now + FUTURE_MS;

/** Has a publication that was marked by a clock that ran ahead count as of now, or all pages would stay outdated. */
function mendMark(now: number): void {
  const mark = tagsManifest.get(ALL_PAGES_TAG);
  if (mark && isAhead(mark.stale, now)) tagsManifest.set(ALL_PAGES_TAG, { ...mark, stale: now });
}

/** Kinds of entries that are made by rendering. */
export const RENDERED: ReadonlySet<unknown> = new Set(['APP_PAGE', 'APP_ROUTE']);

/** True for what is older than the last publication. @param time in milliseconds since 1970; now unless told */
export const isOutdated = (time = Date.now()): boolean => areTagsStale([ALL_PAGES_TAG], time);

/** How stale an entry of the page cache is; what is no page is Next's to judge. */
export function getStaleness(entry: CacheEntry, now = Date.now()): Staleness {
  const { value, lastModified = now, cacheControl } = entry;
  if (!RENDERED.has(value?.kind)) return 'fresh';
  mendMark(now);
  // Of a clock that was set back, nobody knows what was published since.
  if (isAhead(lastModified, now) || isOutdated(lastModified)) return 'outdated';
  const isPage = (value?.kind as string) === 'APP_PAGE';
  const { revalidate } = cacheControl ?? (isPage ? PAGE_LIFETIME : FILE_LIFETIME);
  return revalidate !== false && lastModified + revalidate * 1000 < now ? 'aged' : 'fresh';
}

/** The entry as one that Next does not have rendered again yet. */
export const toFresh = (entry: CacheEntry, now = Date.now()): CacheEntry => ({
  ...entry,
  lastModified: now,
});

/** Next's clock: it started with the process, and no change of the machine's clock reaches it. */
const getNextTime = () => performance.timeOrigin + performance.now();

/**
 * The entry with its time as Next's clock would have it. Once the machine's clock has been set while the site runs,
 * Next would otherwise have each page rendered at each request, or none.
 */
export function toNextTime<Entry extends CacheEntry | null>(
  entry: Entry,
  now = Date.now(),
  nextNow = getNextTime(),
): Entry {
  const ahead = nextNow - now;
  // Below zero is no time, but asks Next for a new page.
  if (!entry?.lastModified || entry.lastModified < 0 || Math.abs(ahead) < FUTURE_MS) return entry;
  return { ...entry, lastModified: entry.lastModified + ahead };
}
