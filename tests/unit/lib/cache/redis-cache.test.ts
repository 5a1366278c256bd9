import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInstance, createLink, setClock } from './fake-redis';
import type { GetContext } from './fixtures';
import {
  CACHE_CONTROL,
  PAGE_CONTEXT,
  SET_CONTEXT,
  createMemoryStore,
  createPage,
  getHtml,
} from './fixtures';

const START = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(START);
});

afterEach(() => {
  tagsManifest.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('pages of several instances', () => {
  it('are served by each, with age and lifetime', async () => {
    const { link } = createLink();
    await createInstance(link).set('/about', createPage('<p>new</p>'), SET_CONTEXT);
    const entry = await createInstance(link).get('/about', PAGE_CONTEXT);
    expect(entry).toEqual({
      value: createPage('<p>new</p>'),
      lastModified: START,
      cacheControl: CACHE_CONTROL,
    });
  });

  it('have the age of their start, in case of a publication since', async () => {
    const { link } = createLink();
    const context = { ...SET_CONTEXT, beganAt: START - 2000 };
    await createInstance(link).set('/about', createPage('<p>old</p>'), context);
    const entry = await createInstance(link).get('/about', PAGE_CONTEXT);
    expect(entry?.lastModified).toBe(START - 2000);
  });

  it('are separate for each build', async () => {
    const { link } = createLink();
    await createInstance(link).set('/about', createPage('<p>old</p>'), SET_CONTEXT);
    const next = createInstance(link, undefined, 'two');
    expect(await next.get('/about', PAGE_CONTEXT)).toBeNull();
  });

  it.each([null, [], 'OK', ['1']])('survive the reply %j about invalidation', async (reply) => {
    const { link, client } = createLink();
    await createInstance(link).set('/about', createPage('<p>new</p>'), SET_CONTEXT);
    client.hmGet = async () => reply as never;
    const entry = await createInstance(link).get('/about', PAGE_CONTEXT);
    expect(getHtml(entry)).toBe('<p>new</p>');
  });

  it("start with the build's prerendered pages", async () => {
    const seed = { value: createPage('<p>seed</p>'), lastModified: START };
    const cache = createInstance(createLink().link, createMemoryStore({ '/': seed }).store);
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>seed</p>');
  });

  it('start there too if the stored page is unreadable', async () => {
    const seed = { value: createPage('<p>seed</p>'), lastModified: START };
    const { link, texts } = createLink();
    texts.set('pages:one:/', Buffer.from('scrap'));
    const cache = createInstance(link, createMemoryStore({ '/': seed }).store);
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>seed</p>');
  });
});

describe('a tag that one instance expires', () => {
  /** Clears what this process learned, to act as another one. */
  const becomeAnother = () => tagsManifest.clear();

  it("expires the others' pages, and a later build's prerendered ones", async () => {
    const { link } = createLink();
    const page = createPage('<p>old</p>', { tags: ['layout', 'prismic'] });
    const one = createInstance(link);
    await one.set('/', page, SET_CONTEXT);
    setClock(START + 1000);
    await one.revalidateTag('prismic', { expire: 0 });

    becomeAnother();
    const seeds = createMemoryStore({ '/': { value: page, lastModified: START } });
    const two = createInstance(link, seeds.store, 'two');
    expect(await createInstance(link).get('/', PAGE_CONTEXT)).toBeNull();
    expect(await two.get('/', PAGE_CONTEXT)).toBeNull();

    setClock(START + 2000);
    await two.set('/', createPage('<p>new</p>', { tags: ['prismic'] }), SET_CONTEXT);
    expect(getHtml(await two.get('/', PAGE_CONTEXT))).toBe('<p>new</p>');
  });

  it('expires fetched data, which has its tags in the request', async () => {
    const { link } = createLink();
    const value = { kind: 'FETCH', data: { body: '{}' }, revalidate: 60 } as never;
    const cache = createInstance(link);
    await cache.set('hash', value, { fetchCache: true, tags: ['prismic'] });
    const question = { kind: 'FETCH', tags: ['prismic'], softTags: ['_N_T_/'] } as GetContext;
    expect(await cache.get('hash', question)).not.toBeNull();
    setClock(START + 1000);
    await cache.revalidateTag(['_N_T_/']);
    becomeAnother();
    expect(await cache.get('hash', question)).toBeNull();
  });

  it('only makes pages stale if it expires later', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    await cache.set('/', createPage('<p>old</p>', { tags: ['prismic'] }), SET_CONTEXT);
    setClock(START + 1000);
    await cache.revalidateTag('prismic', { expire: 60 });
    becomeAnother();
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>old</p>');
    expect(tagsManifest.get('prismic')).toEqual({ stale: START + 1000, expired: START + 61_000 });
    setClock(START + 62_000);
    expect(await cache.get('/', PAGE_CONTEXT)).toBeNull();
  });
});

describe('while Redis is down', () => {
  it('the local store takes over', async () => {
    const { link } = createLink();
    const local = createMemoryStore();
    const cache = createInstance(link, local.store);
    link.isUp = false;
    await cache.set('/', createPage('<p>kept</p>'), SET_CONTEXT);
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>kept</p>');
    expect(local.entries.size).toBe(1);
  });

  it('tags are held back until it responds again', async () => {
    const { link } = createLink();
    const cache = createInstance(link);
    await cache.set('/', createPage('<p>old</p>', { tags: ['prismic'] }), SET_CONTEXT);
    link.isUp = false;
    setClock(START + 1000);
    await cache.revalidateTag('prismic', { expire: 0 });
    link.recover();
    expect(await createInstance(link).get('/', PAGE_CONTEXT)).toBeNull();
  });
});
