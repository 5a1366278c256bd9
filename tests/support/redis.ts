import { createClient } from 'redis';
import { LocalKeys } from '../../lib/cache/local-keys';
import { RedisCache } from '../../lib/cache/redis-cache';
import { openClient, type RedisClient } from '../../lib/redis/client';
import { RedisLink } from '../../lib/redis/link';
import { SharedTags } from '../../lib/cache/shared-tags';
import type { createMemoryStore } from '../unit/lib/cache/fixtures';

type Local = ReturnType<typeof createMemoryStore>;

/** Creates an instance of the site's page cache; close its link afterwards. */
export function openInstance(url: string, buildId: string, local: Local, times?: object) {
  const link = new RedisLink(() => openClient(url), {
    probeMs: 1000,
    calmMs: 30_000,
    ...times,
  });
  const parts = { link, tags: new SharedTags(link), localKeys: new LocalKeys() };
  return { cache: new RedisCache({ local: local.store, buildId, ...parts }), link, local };
}

/** Queries the Redis at TEST_REDIS_URL directly, beside the instances under test. */
export async function ask<T>(question: (client: RedisClient) => Promise<T>): Promise<T> {
  const client = await createClient({ url: process.env.TEST_REDIS_URL }).connect();
  try {
    return await question(client as unknown as RedisClient);
  } finally {
    await client.close();
  }
}
