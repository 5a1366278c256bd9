import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { createPageSender } from '@/lib/server/page-sender';

const PAGE = '<html><body><p>节点</p><script>one()</script><script>two()</script></body></html>';
const SCRIPT = 'one()\n;two()';
const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server;
afterEach(() => void server.close());

/** Serves what a handler sends, through a page sender; returns the URL. */
async function serve(render: RequestListener, settings = {}): Promise<string> {
  const sendPages = createPageSender(parseEnv(settings));
  server = createServer((request, response) => {
    sendPages(request, response);
    render(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Sends a page as Next sends a stored one. */
const sendStored: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(PAGE));
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=31535940');
  response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('x-middleware-rewrite', '/en/faq');
  response.end(PAGE);
};

describe('a stored page', () => {
  it('gets a policy that names its scripts, and no internal headers', async () => {
    const response = await fetch(await serve(sendStored));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(await response.text()).toContain(SCRIPT);
    expect(policy).toContain(`script-src 'self' ${toHash(SCRIPT)}`);
    expect(response.headers.get('cache-control')).toMatch(/^s-maxage=5,/);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.has('x-middleware-rewrite')).toBe(false);
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(await serve(sendStored), { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('节点');
  });

  it('is not sent again to a client that has this version', async () => {
    const url = await serve(sendStored);
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    // Node's fetch would ask for a fresh copy.
    const { sendRaw } = await import('../../../support/raw-request');
    const ask = (known: string) => sendRaw(url, { path: '/', headers: { 'if-none-match': known } });
    expect(await ask(etag)).toMatchObject({ status: 304, body: '' });
    expect(await ask('W/"other"')).toMatchObject({ status: 200 });
  });
});

it('a page rendered for this request is held until its policy is known', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(PAGE.slice(0, 40));
    response.flushHeaders();
    response.write(Buffer.from(PAGE.slice(40)));
    response.end();
  });
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  expect(response.headers.get('content-security-policy')).toContain(toHash(SCRIPT));
  expect(response.headers.has('etag')).toBe(false);
  expect(await response.text()).toContain('节点');
});

it('a page with a policy of its own keeps it', async () => {
  const url = await serve((_, response) => {
    response.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
    });
    response.end('<script>one()</script>');
  });
  const response = await fetch(url);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

it('only the configured repository may frame the simulator', async () => {
  const url = await serve(sendStored, { PRISMIC_REPOSITORY: 'our-site' });
  const getPolicy = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy');
  expect(await getPolicy('slice-simulator/')).toContain(
    "frame-ancestors 'self' https://our-site.prismic.io",
  );
  expect(await getPolicy('faq/')).not.toContain('our-site.prismic.io;');
});

it('any site may frame what is made for it, and nothing else', async () => {
  const url = await serve(sendStored, {});
  const getHeaders = async (path: string) => (await fetch(url + path)).headers;
  for (const path of ['embed/status/eth/', 'cn/embed/calculator/']) {
    const policy = (await getHeaders(path)).get('content-security-policy');
    expect(policy, path).toContain("frame-ancestors 'self' *;");
    expect(policy, path).toContain("default-src 'none'");
  }
  for (const path of ['nodes/eth/', 'faq/embed/', 'embedded/']) {
    const policy = (await getHeaders(path)).get('content-security-policy');
    expect(policy, path).toContain("frame-ancestors 'self';");
  }
});
