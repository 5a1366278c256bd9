import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/server/ask-again';
import { answerUnavailable } from '@/lib/server/unavailable';
import { withWebhookSlash } from '@/lib/server/webhook-path';

let stop = () => {};
afterEach(() => stop());

/** Returns what a visitor gets from a failing server while the content service is down or not. */
async function ask(
  answer: (response: ServerResponse) => void,
  { path = '/about/', isAway = true, method = 'GET', lastGood = null as Answer | null } = {},
) {
  const server = createServer((request, response) => {
    answerUnavailable(
      request,
      response,
      () => isAway,
      async () => lastGood,
    );
    answer(response);
  }).listen(0);
  stop = () => void server.close();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method });
}

const FAILURES: [string, (response: ServerResponse) => void][] = [
  [
    'at once',
    (response) => {
      response.statusCode = 500;
      response.end('broken');
    },
  ],
  [
    'in parts',
    (response) => {
      response.writeHead(500, { 'content-type': 'text/plain', etag: 'x' });
      response.write('bro');
      response.end('ken');
    },
  ],
  [
    'compressed, with its headers ahead',
    (response) => {
      response.statusCode = 500;
      response.setHeader('content-encoding', 'gzip');
      response.flushHeaders();
      response.end(gzipSync('broken'));
    },
  ],
];

it('a page that fails while the service is up is sent unchanged, compressed', async () => {
  const compress = compression({ threshold: 0 });
  const response = await ask(
    (answer) => {
      const request = Object.assign(answer.req, { headers: { 'accept-encoding': 'gzip' } });
      compress(request as never, answer as never, () => {
        answer.statusCode = 500;
        answer.setHeader('content-type', 'text/html');
        answer.write('bro');
        answer.write('ken');
        answer.end('!');
      });
    },
    { isAway: false },
  );
  expect([response.status, await response.text()]).toEqual([500, 'broken!']);
});

describe('a page that fails while the content service is down', () => {
  it.each(FAILURES)('has Retry-After: %s', async (_, fail) => {
    const response = await ask(fail);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('lang="en-GB"');
    expect(html).not.toContain('broken');
  });

  it('says so in its language', async () => {
    const fail = FAILURES[0]?.[1] ?? (() => undefined);
    expect(await (await ask(fail, { path: '/cn/about/' })).text()).toContain('lang="zh-CN"');
  });

  it('says so without a page for a file, and without a body for HEAD', async () => {
    const fail = FAILURES[0]?.[1] ?? (() => undefined);
    const file = await ask(fail, { path: '/sitemap.xml' });
    expect([file.status, file.headers.get('content-type')]).toEqual([
      503,
      'text/plain; charset=utf-8',
    ]);
    expect(await file.text()).not.toContain('<');
    stop();
    const head = await ask(fail, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([503, '']);
  });
});

describe('a failed page with an earlier version', () => {
  const lastGood = { status: 200, headers: { etag: 'good' }, body: Buffer.from('sound') };

  it.each(FAILURES)(
    'is the last good one, whatever the content service does: %s',
    async (_, fail) => {
      for (const isAway of [true, false]) {
        const response = await ask(fail, { isAway, lastGood });
        expect([response.status, await response.text()]).toEqual([200, 'sound']);
        expect(response.headers.get('etag')).toBe('good');
        stop();
      }
    },
  );
});

describe('other answers', () => {
  it.each([
    ['while the service answers', { isAway: false }, 500],
    ['of a form', { path: '/api/forms/subscribe/' }, 500],
  ])('stay as they are: %s', async (_, options, status) => {
    for (const [, fail] of FAILURES) {
      const response = await ask(fail, options);
      expect([response.status, await response.text()]).toEqual([status, 'broken']);
      stop();
    }
  });

  it('stay unchanged: pages that work', async () => {
    const response = await ask((answer) => void answer.writeHead(200).end('sound'));
    expect([response.status, await response.text()]).toEqual([200, 'sound']);
  });
});

describe('the address of the webhook', () => {
  it.each([
    ['/api/revalidate', '/api/revalidate/'],
    ['/api/revalidate?a=b', '/api/revalidate/?a=b'],
    ['/api/revalidate/', '/api/revalidate/'],
    ['/api/revalidates', '/api/revalidates'],
    ['/about', '/about'],
  ])('%s', (given, expected) => expect(withWebhookSlash(given)).toBe(expected));
});

it('responds with Retry-After for a page with too many waiting, whatever the content service does', async () => {
  const response = await ask(
    (answer) => {
      answer.statusCode = 503;
      answer.setHeader('x-site-busy', '1');
      answer.setHeader('cache-control', 's-maxage=1, stale-while-revalidate=60');
      answer.end('');
    },
    { path: '/cn/nodes/eth/', isAway: false },
  );
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('x-site-busy')).toBe(false);
  expect(await response.text()).toContain('<html lang="zh-CN">');
});
