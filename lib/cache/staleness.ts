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

/** The lifetime in seconds of pages that the build stored, which carry none. Next handles files itself. */
const PAGE_LIFETIME = { revalidate: 60 };
const FILE_LIFETIME = { revalidate: false } as const;

/** The clocks of several instances differ by less than this. */
const FUTURE_MS = 60_000;

/** True for a time from a clock that ran ahead. */
export const isAhead = (time: number | undefined, now = Date.now()): time is number =>
  time !== undefined && time > now + FUTURE_MS;

/** Moves a publication mark from a clock that ran ahead to now; otherwise every page would stay outdated. */
function mendMark(now: number): void {
  const mark = tagsManifest.get(ALL_PAGES_TAG);
  if (mark && isAhead(mark.stale, now)) tagsManifest.set(ALL_PAGES_TAG, { ...mark, stale: now });
}

/** Kinds of cache entries that rendering produces. */
export const RENDERED: ReadonlySet<unknown> = new Set(['APP_PAGE', 'APP_ROUTE']);

/**
 * True for anything older than the last publication.
 * @param time milliseconds since 1970; defaults to now
 */
export const isOutdated = (time = Date.now()): boolean => areTagsStale([ALL_PAGES_TAG], time);

/** Returns how stale a cache entry is. Only pages are judged; Next judges the rest. */
export function getStaleness(entry: CacheEntry, now = Date.now()): Staleness {
  const { value, lastModified = now, cacheControl } = entry;
  if (!RENDERED.has(value?.kind)) return 'fresh';
  mendMark(now);
  // After the clock was set back, it is unknown what has been published since.
  if (isAhead(lastModified, now) || isOutdated(lastModified)) return 'outdated';
  const isPage = (value?.kind as string) === 'APP_PAGE';
  const { revalidate } = cacheControl ?? (isPage ? PAGE_LIFETIME : FILE_LIFETIME);
  return revalidate !== false && lastModified + revalidate * 1000 < now ? 'aged' : 'fresh';
}

/** Returns the entry with a time that keeps Next from rendering it again yet. */
export const toFresh = (entry: CacheEntry, now = Date.now()): CacheEntry => ({
  ...entry,
  lastModified: now,
});

/** Next's clock: it started with the process and ignores changes of the system clock. */
const getNextTime = () => performance.timeOrigin + performance.now();

/**
 * Converts the entry's time to Next's clock. Otherwise, after the system clock is changed while the site runs, Next
 * would render every page on each request, or never.
 */
export function toNextTime<Entry extends CacheEntry | null>(
  entry: Entry,
  now = Date.now(),
  nextNow = getNextTime(),
): Entry {
  const ahead = nextNow - now;
  // A time below zero is not a real time; it asks Next for a new page.
  if (!entry?.lastModified || entry.lastModified < 0 || Math.abs(ahead) < FUTURE_MS) return entry;
  return { ...entry, lastModified: entry.lastModified + ahead };
}
