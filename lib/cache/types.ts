import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

/** What Next asks of a page cache. */
export type PageStore = CacheHandler;
export type CacheEntry = CacheHandlerValue;
export type CacheValue = CacheHandlerValue['value'];
