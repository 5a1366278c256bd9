import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import { askExactly, type Asked } from './ask';

const CACHED = 'x-cache';

const fleet = inject('fleet');
const origin = fleet.origins.plain;

const ask = (asked: Asked, base = origin) => askExactly(base, asked);

test('a page is stored once, compressed, with its own policy', async () => {
  const first = await ask({ path: '/nodes/bsc/', headers: { 'accept-encoding': 'gzip' } });
  const again = await ask({
    path: '/nodes/bsc/',
    headers: { 'accept-encoding': 'br, gzip;q=0.1' },
  });
  const plain = await ask({ path: '/nodes/bsc/' });
  expect([first, again, plain].map(({ headers }) => headers[CACHED])).toEqual([
    'MISS',
    'HIT',
    'HIT',
  ]);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(again.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes.toString()).toContain('</html>');
  expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const other = await ask({ path: '/nodes/' });
  expect(again.headers['content-security-policy']).toContain("'sha256-");
  expect(other.headers['content-security-policy']).not.toBe(
    again.headers['content-security-policy'],
  );
  const etag = String(first.headers.etag);
  const known = await ask({ path: '/nodes/bsc/', headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);
});

test("a certificate authority's challenge is served over plain HTTP", async () => {
  const { folder } = await askFleet(fleet.root);
  const challenge = '/.well-known/acme-challenge';
  mkdirSync(path.join(folder, 'acme', challenge), { recursive: true });
  writeFileSync(path.join(folder, 'acme', challenge, 'token'), 'token.key');
  const { status, bytes } = await ask({ path: `${challenge}/token` }, fleet.origins.http);
  expect([status, bytes.toString()]).toEqual([200, 'token.key']);
  expect((await ask({ path: `${challenge}/other` }, fleet.origins.http)).status).toBe(404);
});

test.each([
  ['a query', { path: '/pricing/?a=b' }],
  [
    'an editor who previews',
    { path: '/pricing/', headers: { cookie: 'a=b; __prerender_bypass=x' } },
  ],
  ['a reader of Markdown', { path: '/pricing/', headers: { accept: 'text/markdown' } }],
])('%s passes the cache by', async (_, asked) => {
  await ask({ path: '/pricing/' });
  expect((await ask(asked)).headers[CACHED]).toBe('BYPASS');
  expect((await ask({ path: '/pricing/' })).headers['content-type']).toContain('text/html');
});

test("a whole address as target reaches the site with the site's host alone", async () => {
  const { host } = new URL(origin);
  const path = `http://${host}/faq/`;
  expect((await ask({ path, headers: { host } })).status).toBe(200);
  expect((await ask({ path, headers: { host: 'other.example' } })).status).toBe(400);
});

test("a campaign's link has the page that is stored", async () => {
  await ask({ path: '/faq/' });
  const marked = await ask({ path: '/faq/?utm_source=mail&gclid=1' });
  expect(marked.headers[CACHED]).toBe('HIT');
  const other = await ask({ path: '/faq/?utm_source=mail&compare=eth' });
  expect(other.headers[CACHED]).toBe('BYPASS');
});

test('page data and pages never mix', async () => {
  const data = { rsc: '1', 'next-router-prefetch': '1' };
  const { headers } = await ask({ path: '/about/', headers: data });
  const address = String(headers.location);
  expect(address).toMatch(/\?_rsc/);
  for (const cached of ['MISS', 'HIT']) {
    const heard = await ask({ path: address, headers: data });
    expect(heard.headers['content-type']).toBe('text/x-component');
    expect(heard.headers[CACHED]).toBe(cached);
  }
  const page = await ask({ path: '/about/', headers: { 'next-router-prefetch': '1' } });
  expect(page.headers['content-type']).toContain('text/html');
  const bare = await ask({ path: address });
  expect(bare.headers['content-type']).toContain('text/html');
});

test('page data requested with a duplicate header is not stored as a page', async () => {
  const { headers } = await ask({ path: '/faq/', headers: { rsc: '1' } });
  const address = String(headers.location);
  expect(address).toMatch(/\?_rsc/);
  for (const rsc of [['1', '0'], '1']) {
    const heard = await ask({ path: address, headers: { rsc } });
    expect(heard.headers['content-type']).toBe('text/x-component');
  }
});

test.each([':utm_a=b', ':gclid=x', 'x', '1:'])(
  'no page is stored from a query by a header of the router that says %s',
  async (rsc) => {
    const mark = 'written-into-a-header';
    for (const path of ['/search/', '/nodes/compare/', '/contact/check/']) {
      const asked = await ask({ path: `${path}?q=${mark}`, headers: { rsc } });
      expect(asked.headers[CACHED], path).toBe('BYPASS');
      expect((await ask({ path })).bytes.toString(), path).not.toContain(mark);
    }
  },
);

test("a whole page's data is stored once, whatever part of it a request names", async () => {
  const toHeaders = (part: string) => ({
    ...{ rsc: '1', 'next-router-prefetch': '2' },
    'next-router-segment-prefetch': part,
  });
  const { headers } = await ask({ path: '/enterprise-api/', headers: toHeaders('/a') });
  const address = String(headers.location);
  expect(address).toMatch(/\?_rsc/);
  for (const [part, cached] of [
    ['/a', 'MISS'],
    ['/b', 'HIT'],
  ] as const) {
    const heard = await ask({ path: address, headers: toHeaders(part) });
    expect([heard.status, heard.headers[CACHED]]).toEqual([200, cached]);
  }
});

test.each(['/about/', '/about/index.md', '/nodes/social.png', '/favicon.ico'])(
  'a part that does not exist of %s is not stored',
  async (path) => {
    const headers = {
      ...{ rsc: '1', 'next-router-prefetch': '1' },
      'next-router-segment-prefetch': '/no-such-part',
    };
    const first = await ask({ path, headers });
    const address = String(first.headers.location ?? path);
    for (let time = 0; time < 2; time += 1) {
      expect((await ask({ path: address, headers })).headers[CACHED]).not.toBe('HIT');
    }
  },
);

test('plain HTTP redirects to HTTPS, which speaks HTTP/2', async () => {
  const { http: insecure, https } = fleet.origins;
  for (const path of ['/', '/nodes/?a=b', '/_next/static/']) {
    const { status, headers } = await ask({ path }, insecure);
    expect([status, headers.location]).toEqual([308, https + path]);
  }
  const curl = ['-sk', '--http2', '-o', '/dev/null', '-w', '%{http_version} %{http_code}'];
  expect(execFileSync('curl', [...curl, `${https}/`], { encoding: 'utf8' })).toBe('2 200');
});

test('static files come from the disk, compressed', async () => {
  const folder = path.join(fleet.root, '.builds', fleet.builds.first, 'static/chunks');
  const [name = ''] = readdirSync(folder).filter(
    (file) => readFileSync(path.join(folder, file)).length > 9000,
  );
  const file = `/_next/static/chunks/${name}`;
  const heard = await ask({ path: file, headers: { 'accept-encoding': 'gzip' } });
  expect(heard.headers['content-encoding']).toBe('gzip');
  expect(heard.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(heard.headers[CACHED]).toBeUndefined();
});
