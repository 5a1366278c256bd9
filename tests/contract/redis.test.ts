import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, openInstance } from '../support/redis';
import {
  CACHE_CONTROL,
  PAGE_CONTEXT,
  SET_CONTEXT,
  createMemoryStore,
  createPage,
  getHtml,
} from '../unit/lib/cache/fixtures';

const address = process.env.TEST_REDIS_URL;
const buildId = `test-${process.pid}`;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
let endings: (() => unknown)[] = [];

/** A proxy to Redis that can be cut and restored. */
async function openWay(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    const onward = connect(Number(port || 6379), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  };
  const listen = (at: number) =>
    new Promise<Server>((resolve) => {
      const created: Server = createServer(serve).listen(at, '127.0.0.1', () => resolve(created));
    });
  let server = await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  endings.push(cut);
  const mend = async () => {
    server = await listen(own);
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return { url: url.href, cut, mend };
}

const createInstance = (at: string, local = createMemoryStore()) => {
  const instance = openInstance(at, buildId, local);
  endings.push(() => instance.link.close());
  return instance;
};

const getAnswers = () => info.mock.calls.length;

describe.skipIf(!address)('the page cache in the Redis at TEST_REDIS_URL', () => {
  const url = address ?? '';

  beforeEach(() => vi.clearAllMocks());

  afterEach(async () => {
    endings.forEach((end) => end());
    endings = [];
    tagsManifest.clear();
    await ask(async (client) => {
      const keys = await client.keys(`pages:${buildId}:*`);
      await client.del([...keys, 'pages:tags:stale', 'pages:tags:expired']);
    });
  });

  it('shares pages between instances, byte for byte', async () => {
    const page = createPage('<p>Nodes 节点</p>', { tags: ['prismic'], status: 200 });
    await createInstance(url).cache.set('/route-cache/a/$/nodes', page, SET_CONTEXT);
    const entry = await createInstance(url).cache.get('/route-cache/a/$/nodes', PAGE_CONTEXT);
    expect(entry?.value).toEqual(page);
    expect(entry?.cacheControl).toEqual(CACHE_CONTROL);
  });

  it('keeps a page for three days', async () => {
    await createInstance(url).cache.set('/', createPage('<p>kept</p>'), SET_CONTEXT);
    const ttl = await ask((client) => client.ttl(`pages:${buildId}:/`));
    expect(ttl).toBeGreaterThan(3 * 86_400 - 60);
    expect(ttl).toBeLessThanOrEqual(3 * 86_400);
  });

  it("propagates a tag's expiry to another instance, including its prerendered pages", async () => {
    const one = createInstance(url);
    const page = createPage('<p>old</p>', { tags: ['prismic'] });
    await one.cache.set('/', page, SET_CONTEXT);
    const seeds = createMemoryStore({ '/seed': { value: page, lastModified: Date.now() } });
    const two = createInstance(url, seeds);
    expect(getHtml(await two.cache.get('/', PAGE_CONTEXT))).toBe('<p>old</p>');
    expect(getHtml(await two.cache.get('/seed', PAGE_CONTEXT))).toBe('<p>old</p>');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await one.cache.revalidateTag('prismic', { expire: 0 });
    tagsManifest.clear();
    expect(await two.cache.get('/', PAGE_CONTEXT)).toBeNull();
    expect(await two.cache.get('/seed', PAGE_CONTEXT)).toBeNull();
  });

  it('continues without Redis when the connection is cut, and returns to it', async () => {
    const way = await openWay(url);
    const { cache, local } = createInstance(way.url);
    const old = createPage('<p>shared</p>', { tags: ['prismic'] });
    await cache.set('/', old, SET_CONTEXT);
    way.cut();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    await cache.set('/local', createPage('<p>local</p>'), SET_CONTEXT);
    expect(getHtml(await cache.get('/local', PAGE_CONTEXT))).toBe('<p>local</p>');
    expect([...local.entries.keys()]).toEqual(['/local']);
    await cache.revalidateTag('prismic', { expire: 0 });
    await way.mend();
    await vi.waitFor(() => expect(getAnswers()).toBe(1), { timeout: 8000 });
    tagsManifest.clear();
    await vi.waitFor(async () =>
      expect(await createInstance(url).cache.get('/', PAGE_CONTEXT)).toBeNull(),
    );
    expect(warn).toHaveBeenCalledOnce();
  }, 15_000);

  it("waits no longer than a command's time limit if Redis is slow", async () => {
    const seed = { value: createPage('<p>seed</p>'), lastModified: Date.now() };
    const { cache } = createInstance(url, createMemoryStore({ '/': seed }));
    await cache.get('/', PAGE_CONTEXT);
    await ask((client) => client.sendCommand(['CLIENT', 'PAUSE', '1500']));
    const start = performance.now();
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>seed</p>');
    expect(performance.now() - start).toBeLessThan(900);
    const again = performance.now();
    expect(getHtml(await cache.get('/', PAGE_CONTEXT))).toBe('<p>seed</p>');
    expect(performance.now() - again).toBeLessThan(100);
    await vi.waitFor(() => expect(getAnswers()).toBe(1), { timeout: 4000 });
  }, 10_000);
});
