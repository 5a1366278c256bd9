import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { answerUnavailable } from '@/lib/server/unavailable';

vi.mock('@/lib/http/own-server', () => ({ fetchFromOwnServer: vi.fn() }));
const askOwn = vi.mocked(fetchFromOwnServer);

let stop = () => {};
afterEach(() => {
  stop();
  askOwn.mockReset();
});

/** Sends a request to a server whose pages all fail for lack of content. */
async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const server = createServer((request, response) => {
    answerUnavailable(request, response, () => true);
    response.statusCode = 500;
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync('broken'));
  }).listen(0);
  stop = () => void server.close();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/about/?a=b`, { headers, method });
}

const toLastGood = () =>
  new Response('<p>last good</p>', { headers: { 'content-type': 'text/html', etag: '"a"' } });

it('a failed page is requested again, and its last good version sent', async () => {
  askOwn.mockResolvedValue(toLastGood());
  const response = await ask({ accept: 'text/html', cookie: 'secret=1' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"a"');
  expect(await response.text()).toBe('<p>last good</p>');
  const [path, headers] = askOwn.mock.lastCall ?? [];
  expect(path).toBe('/about/?a=b');
  expect(headers).toMatchObject({ accept: 'text/html', 'x-asked-again': '1' });
  expect(headers).not.toHaveProperty('cookie');
});

it('a page without one has Retry-After', async () => {
  askOwn.mockResolvedValue(new Response('broken', { status: 500 }));
  expect((await ask()).status).toBe(503);
  askOwn.mockRejectedValue(new Error('no answer'));
  expect((await ask()).status).toBe(503);
});

it.each([
  ['that was asked for once more', { 'x-asked-again': '1' }, 'GET'],
  ['of an editor who previews', { cookie: '__prerender_bypass=x' }, 'GET'],
  ['that was sent something', {}, 'POST'],
])('a page %s is not asked for again', async (_, headers, method) => {
  expect((await ask(headers as Record<string, string>, method)).status).toBe(503);
  expect(askOwn).not.toHaveBeenCalled();
});
