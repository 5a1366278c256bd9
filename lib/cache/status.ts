import { findProcessWide } from '@/lib/process-wide';
import type { RedisLink } from '@/lib/redis/link';

export type PageCacheStatus = RedisLink['status'];

/** State of the connection between page cache and Redis; null without Redis, or before the cache is first used. */
export function getPageCacheStatus(): PageCacheStatus | null {
  return findProcessWide<{ link: RedisLink }>('page-cache')?.link.status ?? null;
}
