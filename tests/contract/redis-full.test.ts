import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisCache } from '@/lib/cache/redis-cache';
import { ask, openInstance } from '../support/redis';
import {
  PAGE_CONTEXT,
  SET_CONTEXT,
  createMemoryStore,
  createPage,
  getHtml,
} from '../unit/lib/cache/fixtures';

const url = process.env.TEST_REDIS_URL;
const buildId = `full-${process.pid}`;
const LIMITS = ['maxmemory', 'maxmemory-policy'];
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

let limits: Record<string, string>;
let endings: (() => unknown)[];

const configure = (values: Record<string, string>) => ask((client) => client.configSet(values));
/** Less than Redis needs for itself: it reads and deletes, but stores nothing. */
const fill = () => configure({ maxmemory: '1', 'maxmemory-policy': 'noeviction' });
const empty = () => configure({ maxmemory: '0' });

function createInstance() {
  const local = createMemoryStore();
  const instance = openInstance(url ?? '', buildId, local, { probeMs: 50, calmMs: 300 });
  endings.push(() => instance.link.close());
  return instance;
}

const write = (cache: RedisCache, text: string) =>
  cache.set('/', createPage(text, { tags: ['prismic'] }), SET_CONTEXT);
const read = async (cache: RedisCache) => getHtml(await cache.get('/', PAGE_CONTEXT));
/** Lets the clock advance: invalidation must be later than storage. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe.skipIf(!url)('the page cache in the Redis at TEST_REDIS_URL when it is full', () => {
  beforeEach(async () => {
    vi.clearAllMocks();
    endings = [];
    limits = await ask(async (client) => ({ ...(await client.configGet(LIMITS)) }));
  });

  afterEach(async () => {
    await configure(limits);
    endings.forEach((end) => end());
    tagsManifest.clear();
    await ask(async (client) => {
      const keys = await client.keys(`pages:${buildId}:*`);
      await client.del([...keys, 'pages:tags:stale', 'pages:tags:expired']);
    });
  });

  it('serves the page that was rendered last, and leaves no older one for others', async () => {
    const { cache, link } = createInstance();
    await write(cache, 'old');
    await tick();
    await fill();
    await write(cache, 'new');
    expect(link.status.state).toBe('refusing');
    expect(await read(cache)).toBe('new');
    expect(await read(createInstance().cache)).toBeUndefined();
    await write(cache, 'newer');
    expect(await read(cache)).toBe('newer');
  });

  it('returns to Redis once that has room, and logs each end of the outage once', async () => {
    const { cache, link } = createInstance();
    await fill();
    await write(cache, 'first');
    await write(cache, 'second');
    await empty();
    await vi.waitFor(() => expect(link.status.state).toBe('up'), { timeout: 5000 });
    await write(cache, 'third');
    expect(await read(createInstance().cache)).toBe('third');
    await vi.waitFor(() => expect(info).toHaveBeenCalled(), { timeout: 5000 });
    expect(info).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
    expect(await ask((client) => client.exists('pages:probe'))).toBe(0);
  });

  it('tells other instances of an invalidated tag as soon as it can', async () => {
    const { cache } = createInstance();
    await write(cache, 'old');
    await tick();
    await fill();
    await cache.revalidateTag('prismic', { expire: 0 });
    tagsManifest.clear();
    expect(await read(createInstance().cache)).toBe('old');
    await empty();
    const isTold = async () => expect(await read(createInstance().cache)).toBeUndefined();
    await vi.waitFor(isTold, { timeout: 5000 });
  });
});
