import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { PAGE_HASH_HEADER } from '@/lib/http/page-hash-header';
import { createPageSender } from '@/lib/server/cached-pages';

const PAGE = `<p>${'Ethereum 以太坊 '.repeat(500)}</p>`;

let stop = () => {};
afterEach(() => stop());

type Options = { hash?: string; status?: number; body?: string; type?: string };

/** Serves a page like Next; the response may change between requests. */
async function serve(initial: Options = {}) {
  let options = initial;
  const send = createPageSender();
  const server = createServer((incoming, response) => {
    send(incoming, response);
    const { hash, status = 200, body = PAGE, type = 'text/html' } = options;
    if (hash) response.setHeader(PAGE_HASH_HEADER, hash);
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.setHeader('content-length', Buffer.byteLength(body));
    if (incoming.method === 'HEAD') response.end(null);
    else response.end(body);
  }).listen(0);
  stop = () => void server.close();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function ask(headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const asked = request({ port, headers, method, agent: false }).end();
    const [response] = (await once(asked, 'response')) as [
      AsyncIterable<Buffer> & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
  }
  return { ask, change: (changed: Options) => (options = changed) };
}

describe('a cached page', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
    ['br ; q=0 , gzip ; q=0.5', 'gzip', gunzipSync],
  ])('is compressed for a client that takes %s', async (accepted, encoding, unpack) => {
    const { ask } = await serve({ hash: 'a' });
    for (let round = 0; round < 2; round += 1) {
      const { headers, body } = await ask({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(unpack(body).toString()).toBe(PAGE);
    }
  });

  it.each([undefined, '', 'identity', 'gzip;q=0', 'br;q=none, zstd'])(
    'stays as it is for a client that takes %s',
    async (accepted) => {
      const { ask } = await serve({ hash: 'a' });
      const { headers, body } = await ask(
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      );
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(PAGE);
    },
  );

  it('is sent in its new version after a change', async () => {
    const { ask, change } = await serve({ hash: 'a' });
    await ask({ 'accept-encoding': 'gzip' });
    change({ hash: 'b', body: 'new' });
    const { body } = await ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe('new');
  });

  it('is not sent to a client that already has it', async () => {
    const { ask, change } = await serve({ hash: 'a' });
    const { headers } = await ask();
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const again = await ask({ 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask({ 'if-none-match': etag }, 'HEAD')).status).toBe(304);
    change({ hash: 'b' });
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });

  it('has a different version from other formats at its URL, such as its data', async () => {
    const { ask } = await serve({ hash: 'a', type: 'text/x-component' });
    const { status, headers } = await ask({ rsc: '1', 'if-none-match': 'W/"a"' });
    expect([status, headers.etag]).toEqual([200, undefined]);
  });

  it('responds to HEAD without a body', async () => {
    const { ask } = await serve({ hash: 'a' });
    const { status, headers, body } = await ask({ 'accept-encoding': 'gzip' }, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers.etag).toBeDefined();
  });
});

describe('any other response', () => {
  it('is compressed as it is sent, without a version', async () => {
    const { ask } = await serve();
    const { headers, body } = await ask({ 'accept-encoding': 'gzip' });
    expect(headers.etag).toBeUndefined();
    expect(gunzipSync(body).toString()).toBe(PAGE);
  });

  it('is never 304 for an error', async () => {
    const { ask } = await serve({ hash: 'a', status: 404 });
    expect((await ask({ 'if-none-match': 'W/"a"' })).status).toBe(404);
  });
});
