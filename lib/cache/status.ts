import { findProcessWide } from '@/lib/process-wide';
import type { RedisLink } from './redis-link.mjs';

export type PageCacheStatus = RedisLink['status'];

/** How the page cache stands with Redis; null when it keeps pages in files alone, or has not been used yet. */
export function getPageCacheStatus(): PageCacheStatus | null {
  return findProcessWide<{ link: RedisLink }>('page-cache')?.link.status ?? null;
}
