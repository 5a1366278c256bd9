import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CacheHandler from '@/lib/cache/handler';
import { getPageCacheStatus } from '@/lib/cache/status';
import {
  HANDLER_CONTEXT,
  PAGE_CONTEXT,
  SET_CONTEXT,
  createMemoryStore,
  createPage,
  createRoute,
  getHtml,
} from './fixtures';
import type { Page } from './fixtures';

const HTML = '<script>start()</script><p>Nodes</p>';

function getPolicy(entry: { value: unknown } | null | undefined) {
  return (entry?.value as Page | undefined)?.headers?.['content-security-policy'];
}

describe('the rules over any store', () => {
  it('adds the policy of a page before it is stored', async () => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/about', createPage(HTML), SET_CONTEXT);
    expect(getPolicy(entries.get('/about'))).toMatch(/script-src 'self' 'sha256-/);
  });

  it('adds it once to a page that the build stored without one', async () => {
    const { store } = createMemoryStore({ '/': { value: createPage(HTML), lastModified: 1 } });
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    const first = getPolicy(await handler.get('/', PAGE_CONTEXT));
    expect(first).toContain("'sha256-");
    expect(getPolicy(await handler.get('/', PAGE_CONTEXT))).toBe(first);
  });

  it("merges a page's inline scripts, each of which would need a hash in the policy", async () => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/about', createPage('<script>1</script>'.repeat(500)), SET_CONTEXT);
    expect(getPolicy(entries.get('/about'))?.match(/'sha256-/g)).toHaveLength(1);
    expect(getHtml(entries.get('/about') ?? null)).toMatch(/^<script>1\n;1/);
  });

  it('drops data that the HTML already contains, for pages from builds and requests', async () => {
    const paragraph = [
      '$',
      'p',
      null,
      { children: 'Nodes of 81 chains, day and night. '.repeat(3) },
    ];
    const rows = `a:I[1,["a.js"],"StaticMarkup"]\n0:${JSON.stringify(paragraph)}\n`;
    const html = `<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`;
    const { store, entries } = createMemoryStore({
      '/': { value: createPage(html), lastModified: 1 },
    });
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/about', createPage(html), SET_CONTEXT);
    expect(getHtml(entries.get('/about') ?? null)).not.toContain('day and night');
    expect(getHtml(await handler.get('/', PAGE_CONTEXT))).not.toContain('day and night');
  });

  it.each([401, 403, 404, 405, 410, 500, 503])('stores no page of status %i', async (status) => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/nowhere', createPage(HTML, { status }), SET_CONTEXT);
    expect(entries.size).toBe(0);
  });

  it.each([undefined, 200, 307, 308])('stores a page of status %s', async (status) => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/about', createPage(HTML, { status }), SET_CONTEXT);
    expect(entries.size).toBe(1);
  });

  it.each([
    [200, 1],
    [204, 0],
    [307, 0],
    [404, 0],
    [405, 0],
    [500, 0],
  ])('of answers of status %i of a route stores %i', async (status, count) => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.set('/robots.txt', createRoute(status), SET_CONTEXT);
    expect(entries.size).toBe(count);
  });

  it('stores no comparison of chains, but gives it its policy', async () => {
    const { store, entries } = createMemoryStore();
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    const page = createPage(HTML);
    await handler.set('/cn/nodes/compare/eth,base', page, SET_CONTEXT);
    expect(entries.size).toBe(0);
    expect(getPolicy({ value: page })).toContain("'sha256-");
  });

  it('passes on tags and resets', async () => {
    const { store } = createMemoryStore();
    const revalidateTag = vi.spyOn(store, 'revalidateTag');
    const resetRequestCache = vi.spyOn(store, 'resetRequestCache');
    const handler = new CacheHandler(HANDLER_CONTEXT, store);
    await handler.revalidateTag('prismic', { expire: 0 });
    handler.resetRequestCache();
    expect(revalidateTag).toHaveBeenCalledWith('prismic', { expire: 0 });
    expect(resetRequestCache).toHaveBeenCalledOnce();
  });
});

describe('the chosen store', () => {
  let folder = '';
  let context = HANDLER_CONTEXT;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  beforeEach(async () => {
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('site.page-cache'));
    Reflect.deleteProperty(globalThis, Symbol.for('site.redis'));
    warn.mockClear();
    folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
    await mkdir(path.join(folder, 'server'));
    await writeFile(path.join(folder, 'BUILD_ID'), 'one');
    context = {
      ...HANDLER_CONTEXT,
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: path.join(folder, 'server'),
    };
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  async function storeAndRead(given: CacheHandlerContext) {
    const { default: Handler } = await import('@/lib/cache/handler');
    await new Handler(given).set('/kept', createPage(HTML), SET_CONTEXT);
    return getHtml(await new Handler(given).get('/kept', PAGE_CONTEXT));
  }

  it('is files without a URL', async () => {
    expect(await storeAndRead(context)).toBe(HTML);
    expect(warn).not.toHaveBeenCalled();
    expect(getPageCacheStatus()).toBeNull();
  });

  it('is files in a build, and in development', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
    expect(await storeAndRead({ ...context, dev: true })).toBe(HTML);
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    expect(await storeAndRead(context)).toBe(HTML);
    expect(warn).not.toHaveBeenCalled();
  });

  it('falls back to files without a reachable Redis, and logs it once', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
    expect(await storeAndRead(context)).toBe(HTML);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Redis is down .*ECONNREFUSED/));
    expect(getPageCacheStatus()).toEqual({ state: 'down', since: expect.any(Number) });
  }, 20_000);
});
