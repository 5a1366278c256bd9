import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '@/lib/redis/client';
import { RedisLink } from '@/lib/redis/link';
import { WINDOW_SECONDS, createRedisLimit } from '@/lib/forms/rate-limit';

const address = process.env.TEST_REDIS_URL;

describe.skipIf(!address)('limits of forms in Redis', () => {
  const key = `test-${process.pid}`;
  const links: RedisLink[] = [];
  const makeLimit = (max: number) => {
    const link = new RedisLink(() => openClient(String(address)));
    links.push(link);
    return createRedisLimit(max, link);
  };
  const clean = () =>
    links[0]?.run((client) => client.del([`forms:limit:${key}`, `forms:limit:${key}-2`]));

  beforeAll(async () => {
    makeLimit(0);
    await clean();
  });
  afterAll(async () => {
    await clean();
    await Promise.all(links.map((link) => link.run((client) => client.close())));
  });

  it('are counted for all instances, by key', async () => {
    const [one, two] = [makeLimit(2), makeLimit(2)];
    expect([await one(key), await two(key)]).toEqual([0, 0]);
    const wait = await one(key);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
    expect(await two(key)).toBeGreaterThan(0);
    expect(await two(`${key}-2`)).toBe(0);
  });
});
