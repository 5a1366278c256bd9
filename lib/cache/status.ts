import { findProcessWide } from '@/lib/process-wide';
import type { RedisLink } from '@/lib/redis/link';

export type PageCacheStatus = RedisLink['status'];

/** Returns the state of the page cache's connection to Redis; null without Redis, or before the cache is first used. */
export function getPageCacheStatus(): PageCacheStatus | null {
  return findProcessWide<{ link: RedisLink }>('page-cache')?.link.status ?? null;
}
