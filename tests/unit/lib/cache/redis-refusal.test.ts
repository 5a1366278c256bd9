import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisCache } from '@/lib/cache/redis-cache';
import { createInstance, createLink, setClock } from './fake-redis';
import { PAGE_CONTEXT, SET_CONTEXT, createMemoryStore, createPage, getHtml } from './fixtures';

const START = Date.UTC(2026, 0, 1);
/** More than an instance tracks individually. */
const MANY = 3000;

let clock = START;
const tick = () => setClock((clock += 1000));
const read = async (cache: RedisCache, key = '/') => getHtml(await cache.get(key, PAGE_CONTEXT));
const write = (cache: RedisCache, text: string, key = '/') =>
  cache.set(key, createPage(text, { tags: ['prismic'] }), SET_CONTEXT);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  clock = START;
  setClock(clock);
});

afterEach(() => {
  tagsManifest.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page that Redis does not store', () => {
  it('is served locally, and the older one is deleted from Redis', async () => {
    const { link, texts } = createLink();
    const cache = createInstance(link);
    await write(cache, 'old');
    tick();
    link.isFull = true;
    await write(cache, 'new');
    expect(await read(cache)).toBe('new');
    expect(texts.size).toBe(0);
  });

  it('is served locally while another instance still has the older one', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    await write(cache, 'old');
    tick();
    link.isUp = false;
    await write(cache, 'new');
    link.recover();
    expect(await read(cache)).toBe('new');
    expect(await read(createInstance(link))).toBe('old');
  });

  it('is shared again with the next successful write', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    link.isFull = true;
    await write(cache, 'first');
    link.recover();
    tick();
    await write(cache, 'second');
    expect(await read(createInstance(link))).toBe('second');
    expect(await read(cache)).toBe('second');
  });

  it('is replaced by a newer one from another instance', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    link.isFull = true;
    await write(cache, 'mine');
    link.recover();
    tick();
    await write(createInstance(link), 'theirs');
    expect(await read(cache)).toBe('theirs');
  });

  it('is replaced by the shared one if the local store has lost it', async () => {
    const { link } = createLink();
    const { store, entries } = createMemoryStore();
    const cache = createInstance(link, store);
    await write(cache, 'old');
    tick();
    link.isUp = false;
    await write(cache, 'new');
    link.recover();
    entries.clear();
    expect(await read(cache)).toBe('old');
  });

  it('is preferred to an older one even among thousands', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    const keys = Array.from({ length: MANY }, (_, index) => `/${index}`);
    for (const key of keys) await write(cache, 'old', key);
    tick();
    link.isUp = false;
    for (const key of keys) await write(cache, 'new', key);
    link.recover();
    const found = await Promise.all(keys.map((key) => read(cache, key)));
    expect(new Set(found)).toEqual(new Set(['new']));
  });
});

describe('a tag that Redis does not store', () => {
  it('expires pages here at once, and elsewhere once Redis accepts writes', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    await write(cache, 'old');
    tick();
    link.isFull = true;
    await cache.revalidateTag('prismic', { expire: 0 });
    expect(await read(cache)).toBeUndefined();
    link.recover();
    tagsManifest.clear();
    await vi.waitFor(async () => expect(await read(createInstance(link))).toBeUndefined());
  });

  it('keeps its strictest expiry if invalidated twice', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    await write(cache, 'old');
    tick();
    link.isFull = true;
    await cache.revalidateTag('prismic', { expire: 0 });
    await cache.revalidateTag('prismic', { expire: 600 });
    link.recover();
    tagsManifest.clear();
    await vi.waitFor(async () => expect(await read(createInstance(link))).toBeUndefined());
  });
});
