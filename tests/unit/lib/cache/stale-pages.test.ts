import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_PAGES_TAG, KEEP_SECONDS } from '@/lib/cache/all-pages';
import CacheHandler from '@/lib/cache/handler';
import { PREFETCH_HEADER } from '@/lib/http/prefetch-header';
import { createTurns } from '@/lib/cache/turns';
import {
  CACHE_CONTROL,
  HANDLER_CONTEXT,
  PAGE_CONTEXT,
  SET_CONTEXT,
  createMemoryStore,
  createPage,
  createRoute,
  getHtml,
} from './fixtures';

const HTML = '<script>start()</script><p>Nodes</p>';

describe('stale pages', () => {
  const MINUTES_AGO = 120_000;
  const getStored = () => ({
    value: createPage(HTML),
    lastModified: Date.now() - MINUTES_AGO,
    cacheControl: CACHE_CONTROL,
  });

  function createHandler() {
    const { store } = createMemoryStore({ '/a': getStored(), '/b': getStored() });
    return new CacheHandler(HANDLER_CONTEXT, store, createTurns());
  }

  it("stay unchanged for this server's request after the new version failed", async () => {
    const { store } = createMemoryStore({ '/a': getStored() });
    tagsManifest.set(ALL_PAGES_TAG, { stale: Date.now() });
    const askAgain = (headers: Record<string, string>) =>
      new CacheHandler(
        { revalidatedTags: [], _requestHeaders: { 'x-asked-again': '1', ...headers } },
        store,
        createTurns(),
      ).get('/a', PAGE_CONTEXT);
    expect(getHtml(await askAgain({ 'x-forwarded-for': '127.0.0.1' }))).toContain('Nodes');
    // Nobody else may send this header.
    expect(await askAgain({ 'x-forwarded-for': '203.0.113.1' })).toBeNull();
  });

  it('a page that was never rendered is not retried by such a request', async () => {
    const { store } = createMemoryStore({});
    const headers = { 'x-asked-again': '1', 'x-forwarded-for': '127.0.0.1' };
    const context = { revalidatedTags: [], _requestHeaders: headers };
    const entry = await new CacheHandler(context, store, createTurns()).get('/a', PAGE_CONTEXT);
    expect(entry?.value).toMatchObject({ status: 503 });
  });

  afterEach(() => tagsManifest.delete(ALL_PAGES_TAG));

  it.each([
    ['a page', createPage(HTML)],
    ['a file', createRoute(200)],
  ])('%s begun before a publication and ended after it is not kept', async (_, value) => {
    const { store, entries } = createMemoryStore({});
    const context = { ...PAGE_CONTEXT, kind: value.kind } as unknown as typeof PAGE_CONTEXT;
    const render = async (meanwhile?: () => void) => {
      const handler = new CacheHandler(HANDLER_CONTEXT, store, createTurns());
      await handler.get('/a', context);
      meanwhile?.();
      await handler.set('/a', value, SET_CONTEXT);
    };
    await render(() => tagsManifest.set(ALL_PAGES_TAG, { stale: Date.now() + 1 }));
    expect(entries.has('/a')).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    const set = vi.spyOn(store, 'set');
    await render();
    expect(set.mock.lastCall?.[2]).toMatchObject({ beganAt: expect.any(Number) });
    vi.useRealTimers();
    expect(entries.has('/a')).toBe(true);
  });

  const isStale = (entry: { lastModified: number } | null) =>
    entry !== null && entry.lastModified < Date.now() - MINUTES_AGO / 2;

  it("a build's file without a lifetime takes no turn", async () => {
    const file = { value: createRoute(200), lastModified: Date.now() - MINUTES_AGO };
    const { store } = createMemoryStore({ '/icon.svg': file, '/a': getStored() });
    const handler = new CacheHandler(HANDLER_CONTEXT, store, createTurns());
    await handler.get('/icon.svg', PAGE_CONTEXT);
    expect(isStale(await handler.get('/a', PAGE_CONTEXT))).toBe(true);
  });

  it('take no turn for a prefetch, for which Next renders nothing', async () => {
    const { store } = createMemoryStore({ '/a': getStored(), '/b': getStored() });
    const turns = createTurns();
    const prefetch = { revalidatedTags: [], _requestHeaders: { [PREFETCH_HEADER]: '1' } };
    const entry = await new CacheHandler(prefetch, store, turns).get('/a', PAGE_CONTEXT);
    expect(isStale(entry)).toBe(false);
    const other = await new CacheHandler(HANDLER_CONTEXT, store, turns).get('/b', PAGE_CONTEXT);
    expect(isStale(other)).toBe(true);
  });

  it('are returned as stale one at a time, others as fresh', async () => {
    const handler = createHandler();
    expect(isStale(await handler.get('/a', PAGE_CONTEXT))).toBe(true);
    expect(isStale(await handler.get('/b', PAGE_CONTEXT))).toBe(false);
    await handler.set('/a', createPage(HTML), SET_CONTEXT);
    await vi.waitFor(async () => expect(isStale(await handler.get('/b', PAGE_CONTEXT))).toBe(true));
  });

  it('are rendered before the answer after a publication, one at a time', async () => {
    const handler = createHandler();
    await handler.revalidateTag(ALL_PAGES_TAG, { expire: KEEP_SECONDS });
    expect(await handler.get('/a', PAGE_CONTEXT)).toBeNull();
    // The page that cannot wait longer is the last good one.
    const entry = await handler.get('/b', PAGE_CONTEXT);
    expect(getHtml(entry)).toBe(HTML);
    expect(isStale(entry)).toBe(false);
  });

  it('are returned fresh to requests that waited while another had them rendered', async () => {
    const handler = createHandler();
    await handler.revalidateTag(ALL_PAGES_TAG, { expire: KEEP_SECONDS });
    expect(await handler.get('/a', PAGE_CONTEXT)).toBeNull();
    const waiting = handler.get('/a', PAGE_CONTEXT);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await handler.set('/a', createPage('<p>New</p>'), SET_CONTEXT);
    expect(getHtml(await waiting)).toBe('<p>New</p>');
  });
});
