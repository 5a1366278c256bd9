import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { describe, expect, it } from 'vitest';
import { FirstTurn } from '@/lib/cache/first-turn';
import CacheHandler from '@/lib/cache/handler';
import { RenderTurn } from '@/lib/cache/render-turn';
import { PAGE_CONTEXT, SET_CONTEXT, createMemoryStore, createPage, getHtml } from './fixtures';

const HTML = '<p>Method</p>';

/** A cache without pages, as requests from several addresses see it. */
function createCache() {
  const { store } = createMemoryStore();
  const turns = { stale: new RenderTurn(), first: new FirstTurn() };
  const ask = (address: string, key: string) => {
    const context: CacheHandlerContext = {
      revalidatedTags: [],
      _requestHeaders: { 'x-forwarded-for': address },
    };
    const handler = new CacheHandler(context, store, turns);
    const request = {
      state: 'waiting',
      html: undefined as string | undefined,
      render: () => handler.set(key, createPage(HTML), SET_CONTEXT),
    };
    void handler.get(key, PAGE_CONTEXT).then((entry) => {
      request.html = getHtml(entry);
      request.state = 'rendering';
    });
    return request;
  };
  return { ask };
}

const getStates = async (requests: { state: string }[], ms = 20) => {
  await sleep(ms);
  return requests.map(({ state }) => state);
};

describe('pages that were never rendered', () => {
  it('are rendered one at a time, the first at once', async () => {
    const { ask } = createCache();
    const requests = ['/a', '/b', '/c'].map((key) => ask('203.0.113.1', key));
    expect(await getStates(requests)).toEqual(['rendering', 'waiting', 'waiting']);
    await requests[0]?.render();
    expect(await getStates(requests, 100)).toEqual(['rendering', 'rendering', 'waiting']);
  });

  it('leave the processor to others for as long as the last one took', async () => {
    const { ask } = createCache();
    const requests = ['/a', '/b'].map((key) => ask('203.0.113.1', key));
    await sleep(200);
    await requests[0]?.render();
    expect(await getStates(requests, 100)).toEqual(['rendering', 'waiting']);
    expect(await getStates(requests, 200)).toEqual(['rendering', 'rendering']);
  });

  it('take turns by network, whoever asks for many of them', async () => {
    const { ask } = createCache();
    const many = Array.from({ length: 8 }, (_, index) =>
      ask(`2001:db8:1:${index}::1`, `/${index}`),
    );
    const visitor = ask('203.0.113.1', '/mine');
    await getStates([]);
    await many[0]?.render();
    await sleep(100);
    await many[1]?.render();
    expect(await getStates([...many.slice(1, 3), visitor], 200)).toEqual([
      ...['rendering', 'waiting', 'rendering'],
    ]);
  });

  it('are not rendered again for who waited meanwhile', async () => {
    const { ask } = createCache();
    const requests = [ask('203.0.113.1', '/a'), ask('198.51.100.1', '/a')];
    expect(await getStates(requests)).toEqual(['rendering', 'waiting']);
    await requests[0]?.render();
    await getStates(requests, 100);
    expect(requests[1]?.html).toBe(HTML);
  });

  it('do not wait for themselves: a page that this server asks itself for is rendered at once', async () => {
    const { ask } = createCache();
    const twin = ask('203.0.113.1', '/a/index.md');
    const page = ask('127.0.0.1', '/a');
    expect(await getStates([twin, page])).toEqual(['rendering', 'rendering']);
  });

  it('pass over a page that does not end', async () => {
    const { ask } = createCache();
    const requests = ['/failing', '/a'].map((key) => ask('203.0.113.1', key));
    expect(await getStates(requests, 900)).toEqual(['rendering', 'waiting']);
    expect(await getStates(requests, 200)).toEqual(['rendering', 'rendering']);
  });
});
