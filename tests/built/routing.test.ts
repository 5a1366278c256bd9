import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { listBuilds } from '@/lib/builds/folders';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getMissingMessage } from '@/lib/routing/missing';
import { getOne } from '../support/html';

const ORIGIN = inject('siteUrl');
const get = (address: string) => fetch(ORIGIN + address, { redirect: 'manual' });

/** Returns the status of a raw request, whose path no client has normalized. */
function getRawStatus(rawPath: string, headers = {}): Promise<number> {
  const { hostname, port } = new URL(ORIGIN);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** Lists the files of the served build. */
function listServerFiles(): string[] {
  const [build] = listBuilds(inject('siteRoot'));
  const folder = path.join(build?.folder ?? '', 'server');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

it.each<[string, Locale]>([
  ['/no-such-page/', 'en'],
  ['/nodes/nope/', 'en'],
  ['/en/', 'en'],
  ['/en/nodes/', 'en'],
  ['/missing/', 'en'],
  ['/faucet/eth-amoy/', 'en'],
  ['/cn/no-such-page/', 'cn'],
  ['/cn/faucet/x-y-z/', 'cn'],
])('%s is a true 404 in the frame of the site and names the path', async (url, locale) => {
  const response = await get(url);
  expect(response.status).toBe(404);
  const html = await response.text();
  const { missing } = getMessages(locale);
  expect(html).toContain(`<html lang="${LOCALES[locale].html}"`);
  expect(getOne(html, /<h1\b[^>]*>([^<]*)/)).toBe(missing.title);
  expect(html).toContain(`>${getMissingMessage(url, missing)}<`);
  for (const part of ['<header', '<footer', '<svg']) expect(html).toContain(part);
});

it.each([
  ['/nodes/ftm/', '/nodes/s/'],
  ['/cn/nodes/ftm/', '/cn/nodes/s/'],
  ['/nodes/matic/?from=footer', '/nodes/pol/?from=footer'],
  ['/nodes', '/nodes/'],
])('%s redirects to %s', async (from, to) => {
  const response = await get(from);
  expect(response.status).toBe(308);
  const target = new URL(response.headers.get('location') ?? '', ORIGIN);
  expect(target.pathname + target.search).toBe(to);
  expect(target.origin).toBe(ORIGIN);
});

it('each of the nine faucet ids is served in both languages', async () => {
  for (const id of ['eth-sepolia', 'blast-sepolia', 'matic-amoy']) {
    expect((await get(`/faucet/${id}/`)).status).toBe(200);
    expect((await get(`/cn/faucet/${id}/`)).status).toBe(200);
  }
});

it('hostile URLs get a proper status and leave nothing on disk', async () => {
  const before = listServerFiles().length;
  const long = 'a'.repeat(8 * 1024);
  const statuses = {
    traversal: await getRawStatus('/%2e%2e/%2e%2e/etc/passwd/'),
    plainTraversal: await getRawStatus('/../../etc/passwd'),
    slashTraversal: await getRawStatus('/..%2f..%2fetc%2fpasswd/'),
    badEncoding: await getRawStatus('/%E0%A4%A/'),
    nullByte: await getRawStatus('/nodes/%00/'),
    longPath: await getRawStatus(`/${long}/`),
    longQuery: await getRawStatus(`/?q=${long}`),
    longHeader: await getRawStatus('/', { 'x-long': 'a'.repeat(40 * 1024) }),
    prototype: await getRawStatus('/nodes/__proto__/'),
  };
  for (const [name, status] of Object.entries(statuses)) {
    expect(status, name).toBeGreaterThanOrEqual(200);
    expect(status, name).toBeLessThan(500);
  }
  expect(statuses).toMatchObject({ longQuery: 200, longPath: 414, longHeader: 431 });
  for (let index = 0; index < 50; index++) await getRawStatus(`/random-${index}/`);
  for (let index = 0; index < 50; index++) await getRawStatus(`/nodes/random-${index}/`);
  // Other tests of this project render pages meanwhile.
  expect(listServerFiles().length).toBeLessThanOrEqual(before + 400);
  expect(listServerFiles().join()).not.toContain('random-');
});

it('the build publishes its rules and its id', async () => {
  const { id } = (await (await get(`/builds/latest.json?${Date.now()}`)).json()) as { id: string };
  const manifest = await (await get(`/builds/meta/${id}.json`)).json();
  const redirects = expect.arrayContaining([
    { from: '/nodes/ftm/', to: '/nodes/s/', permanent: true },
  ]);
  expect(manifest).toMatchObject({ id, redirects });
});

it.each(['/', '/cn/nodes/eth/', '/no-such-page/', '/builds/latest.json'])(
  '%s carries the security headers',
  async (url) => {
    const headers = Object.fromEntries((await get(url)).headers);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it('any site may read data, and none may frame a page', async () => {
  const data = Object.fromEntries((await get('/nodes.json')).headers);
  expect(data).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const { headers } = await get('/');
  // A page has a Markdown twin at the same URL.
  expect(headers.get('vary')?.split(/,\s*/)).toContain('Accept');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

it('a comparison has its own picture, which is not stored', async () => {
  const path = '/nodes/compare/social.png?chain=eth&chain=base';
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const page = await (await get('/cn/nodes/compare/?chain=eth&chain=base')).text();
  expect(page).toContain('/cn/nodes/compare/social.png?chain=eth&amp;chain=base');
  expect((await get('/nodes/compare/index.md?chain=eth&chain=base')).status).toBe(404);
});

it.each(['/nodes/btc/gettxout/', '/cn/nodes/btc/gettxout/', '/nodes/compare/?chain=sol'])(
  '%s contains nothing from the query of its first visitor',
  async (address) => {
    const mark = 'private-to-one-visitor';
    const first = await get(`${address}${address.includes('?') ? '&' : '?'}note=${mark}`);
    expect(first.status).toBe(200);
    expect(await first.text()).not.toContain(mark);
  },
);
