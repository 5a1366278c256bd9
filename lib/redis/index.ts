import { getEnv } from '@/lib/env';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { openClient } from './client';
import { RedisLink } from './link';

/** Returns the process's Redis connection, shared by the page cache and the forms' rate limits; null without Redis. */
export function getRedisLink(): RedisLink | null {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return null;
  return getGlobalSingleton('redis', () => new RedisLink(() => openClient(REDIS_URL)));
}
