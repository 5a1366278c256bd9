import { getEnv } from '@/lib/env';
import { getProcessWide } from '@/lib/process-wide';
import { openClient } from './client';
import { RedisLink } from './link';

/** Returns the process's Redis connection, shared by the page cache and the forms' rate limits; null without Redis. */
export function getRedisLink(): RedisLink | null {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return null;
  return getProcessWide('redis', () => new RedisLink(() => openClient(REDIS_URL)));
}
