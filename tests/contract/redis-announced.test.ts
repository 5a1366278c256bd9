import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetAnnounced, readAnnounced, writeAnnounced } from '@/lib/content/announced';
import { getRedisLink } from '@/lib/redis';

const address = process.env.TEST_REDIS_URL;

describe.skipIf(!address)('the version of the pages in Redis', () => {
  beforeAll(() => {
    vi.stubEnv('REDIS_URL', String(address));
    vi.stubEnv('BUILD_ID', `test-${process.pid}-${Date.now()}`);
  });
  afterAll(async () => {
    await getRedisLink()?.run((client) => client.close());
    vi.unstubAllEnvs();
  });

  it('is what an instance announced last, and none where one made pages from old answers', async () => {
    await writeAnnounced('first');
    expect(await readAnnounced()).toBe('first');
    await forgetAnnounced();
    expect(await readAnnounced()).toBeNull();
    await writeAnnounced('second');
    expect(await readAnnounced()).toBe('second');
  });
});
