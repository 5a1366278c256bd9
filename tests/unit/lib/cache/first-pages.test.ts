import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CacheHandler from '@/lib/cache/handler';
import { createTurns } from '@/lib/cache/turns';
import { withRequest } from '@/lib/http/current-request';
import { createSignal } from '@/lib/signal';
import { PAGE_CONTEXT, SET_CONTEXT, createMemoryStore, createPage, getHtml } from './fixtures';

const HTML = '<p>Method</p>';

// A busy machine would distort rests and waits on a real clock.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Owner = Parameters<typeof getRouteCacheKey>[1];

/** Returns Next's cache key for a page or a route handler's response. */
const toKey = (kind: 'APP_PAGE' | 'APP_ROUTE', path: string) =>
  getRouteCacheKey(path, { kind, sourceRoute: '/route' } as unknown as Owner);
const toPageKey = (path: string) => toKey('APP_PAGE', path);
const toFileKey = (path: string) => toKey('APP_ROUTE', path);

const sleep = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Creates a cache without pages, and requests from several addresses. */
function createCache() {
  const { store } = createMemoryStore();
  const turns = createTurns();
  const ask = (address: string, key: string) => {
    const context: CacheHandlerContext = {
      revalidatedTags: [],
      _requestHeaders: { 'x-forwarded-for': address },
    };
    const handler = new CacheHandler(context, store, turns);
    const request = {
      state: 'waiting',
      html: undefined as string | undefined,
      status: undefined as number | undefined,
      render: () => handler.set(key, createPage(HTML), SET_CONTEXT),
    };
    void handler.get(key, PAGE_CONTEXT).then((entry) => {
      request.html = getHtml(entry);
      request.status = (entry?.value as { status?: number } | undefined)?.status;
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

const isRefused = (request: { status: number | undefined }) => request.status === 503;

describe('pages that were never rendered', () => {
  it('are rendered one at a time, the first at once', async () => {
    const { ask } = createCache();
    const requests = ['/a', '/b', '/c'].map((key) => ask('203.0.113.1', key));
    expect(await getStates(requests)).toEqual(['rendering', 'waiting', 'waiting']);
    await requests[0]?.render();
    expect(await getStates(requests, 100)).toEqual(['rendering', 'rendering', 'waiting']);
  });

  it.each(['/og/en/nodes/compare/eth,sol', '/og/en/nodes/eth', '/markdown/en/nodes/eth'])(
    'are not delayed by files that are made from pages, such as %s; nor is a search',
    async (file) => {
      const { ask } = createCache();
      const files = ['a', 'b'].map((name) => ask('203.0.113.1', toFileKey(`${file},${name}`)));
      const pages = ['/en/search/eth', '/en/a'].map((path) => ask('198.51.100.1', toPageKey(path)));
      const states = ['rendering', 'waiting', 'rendering', 'rendering'];
      expect(await getStates([...files, ...pages])).toEqual(states);
    },
  );

  it('are not rendered for requests that are over', async () => {
    const { ask } = createCache();
    const { on: onOver, happen: end } = createSignal();
    const request = { headers: {} };
    const [first, left, next] = [
      ask('203.0.113.1', '/a'),
      withRequest(request, () => ask('203.0.113.1', '/b'), { onOver }),
      ask('203.0.113.1', '/c'),
    ];
    end();
    await first.render();
    expect(await getStates([left, next], 100)).toEqual(['rendering', 'rendering']);
    expect([left, next].map(isRefused)).toEqual([true, false]);
  });

  it('delay no page rendered on each request, such as a search', async () => {
    const { ask } = createCache();
    const paths = ['/en/a', '/en/b', '/en/search/eth'];
    const requests = paths.map((path) => ask('203.0.113.1', toPageKey(path)));
    expect(await getStates(requests)).toEqual(['rendering', 'waiting', 'rendering']);
    expect(await getStates([ask('203.0.113.2', '/en/search/sol')])).toEqual(['waiting']);
    await requests[2]?.render();
    expect(await getStates([ask('203.0.113.2', '/en/search/btc')], 2000)).toEqual(['rendering']);
  });

  it('leave the processor to others for as long as the last one took', async () => {
    const { ask } = createCache();
    const requests = ['/a', '/b'].map((key) => ask('203.0.113.1', key));
    await sleep(200);
    await requests[0]?.render();
    expect(await getStates(requests, 100)).toEqual(['rendering', 'waiting']);
    expect(await getStates(requests, 200)).toEqual(['rendering', 'rendering']);
  });

  it('take turns by network, however many one requests', async () => {
    const { ask } = createCache();
    const many = Array.from({ length: 8 }, (_, index) =>
      ask(`2001:db8:1:${index}::1`, `/${index}`),
    );
    const visitor = ask('203.0.113.1', '/mine');
    await getStates([]);
    await many[0]?.render();
    expect(await getStates([many[1]!, visitor], 100)).toEqual(['waiting', 'rendering']);
    await visitor.render();
    expect(await getStates(many.slice(1, 3), 200)).toEqual(['rendering', 'waiting']);
  });

  it('begin with a network without a recent turn, however many others wait', async () => {
    const { ask } = createCache();
    const first = ask('198.51.100.1', '/first');
    const others = Array.from({ length: 12 }, (_, index) =>
      ['a', 'b'].map((name) => ask(`2001:db8:${index}::1`, `/${index}/${name}`)),
    );
    await getStates([]);
    await first.render();
    for (const [page] of others) {
      await getStates([], 100);
      await page?.render();
    }
    // Each of the others has had a turn, and waits for the next one.
    const visitor = ask('203.0.113.1', '/mine');
    const seconds = others.map(([, page]) => page!);
    expect(await getStates([visitor, ...seconds], 200)).toEqual([
      'rendering',
      ...seconds.map(() => 'waiting'),
    ]);
  });

  it('are not rendered again for requests that waited meanwhile', async () => {
    const { ask } = createCache();
    const requests = [ask('203.0.113.1', '/a'), ask('198.51.100.1', '/a')];
    expect(await getStates(requests)).toEqual(['rendering', 'waiting']);
    await requests[0]?.render();
    await getStates(requests, 100);
    expect(requests[1]?.html).toBe(HTML);
  });

  it('do not wait for themselves: a page requested by this server is rendered at once', async () => {
    const { ask } = createCache();
    const twin = ask('203.0.113.1', '/a/index.md');
    const page = ask('127.0.0.1', '/a');
    expect(await getStates([twin, page])).toEqual(['rendering', 'rendering']);
  });

  it('skip a page that never ends', async () => {
    const { ask } = createCache();
    const requests = ['/failing', '/a'].map((key) => ask('203.0.113.1', key));
    expect(await getStates(requests, 900)).toEqual(['rendering', 'waiting']);
    expect(await getStates(requests, 200)).toEqual(['rendering', 'rendering']);
  });

  it('have a limited number waiting per customer, who is told to retry', async () => {
    const { ask } = createCache();
    // Clients of one /56, and another customer of their network.
    const greedy = Array.from({ length: 8 }, (_, index) =>
      ask(`2001:db8:1:${index}::1`, `/${index}`),
    );
    const neighbour = ask('2001:db8:1:100::1', '/neighbour');
    await getStates([]);
    // One is being rendered, and six wait.
    expect(greedy.map(isRefused)).toEqual([...Array<boolean>(7).fill(false), true]);
    expect(isRefused(neighbour)).toBe(false);
  });

  it('make room in a full network for customers with fewer waiting', async () => {
    const { ask } = createCache();
    ask('198.51.100.1', '/first');
    const greedy = ['1', '2', '3', '4'].flatMap((part) =>
      Array.from({ length: 6 }, (_, index) => ask(`203.0.113.${part}`, `/${part}/${index}`)),
    );
    const neighbour = ask('203.0.113.9', '/neighbour');
    await getStates([]);
    expect(isRefused(neighbour)).toBe(false);
    expect(greedy.filter(isRefused)).toHaveLength(5);
  });
});

describe('a page that has waited for too long', () => {
  it('is not rendered beside the others', async () => {
    const { ask } = createCache();
    // Pages that never end hold their turn for a second each.
    const clients = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
    const requests = clients.map((client, index) => ask(client, `/${index}`));
    let most = 0;
    let rendered = 0;
    for (let second = 0; second < 15; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      const now = requests.filter(({ state, status }) => state === 'rendering' && status !== 503);
      most = Math.max(most, now.length - rendered);
      rendered = now.length;
    }
    expect(most).toBeLessThanOrEqual(2);
    expect(requests.filter(({ status }) => status === 503).length).toBeGreaterThan(5);
  });
});
