import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

type SetContext = Parameters<CacheHandler['set']>[2] & {
  /** When work on the entry began, in milliseconds since 1970; defaults to now. */
  beganAt?: number | undefined;
};

/** What Next requires of a page cache. */
export type PageStore = Omit<CacheHandler, 'set'> & {
  set(key: string, value: CacheValue, context: SetContext): Promise<void>;
};
export type CacheEntry = CacheHandlerValue;
export type CacheValue = CacheHandlerValue['value'];
