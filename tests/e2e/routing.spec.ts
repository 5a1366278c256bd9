import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listBuilds } from '../../lib/builds/folders';

/** Status of a raw request, whose path no client has tidied up. */
function getRawStatus(baseURL: string, rawPath: string, headers = {}): Promise<number> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** The files of the build that is served. */
function listServerFiles(): string[] {
  const [build] = listBuilds(process.cwd());
  return readdirSync(path.join(build?.folder ?? '', 'server'), {
    recursive: true,
    encoding: 'utf8',
  });
}

for (const { url, lang, title, messages } of [
  {
    url: '/no-such-page/',
    lang: 'en-GB',
    title: 'Ooops, page not found!',
    messages: 'Page not found',
  },
  {
    url: '/nodes/nope/',
    lang: 'en-GB',
    title: 'Ooops, page not found!',
    messages: 'Page not found',
  },
  { url: '/en/', lang: 'en-GB', title: 'Ooops, page not found!', messages: 'Page not found' },
  { url: '/en/nodes/', lang: 'en-GB', title: 'Ooops, page not found!', messages: 'Page not found' },
  { url: '/missing/', lang: 'en-GB', title: 'Ooops, page not found!', messages: 'Page not found' },
  {
    url: '/faucet/eth-amoy/',
    lang: 'en-GB',
    title: 'Ooops, page not found!',
    messages: 'Page Not Found',
  },
  { url: '/cn/no-such-page/', lang: 'zh-CN', title: '哎呀，页面不存在！', messages: '页面不存在' },
  { url: '/cn/faucet/x-y-z/', lang: 'zh-CN', title: '哎呀，页面不存在！', messages: '页面不存在' },
]) {
  test(`${url} is a true 404 in the frame of the site and names the path`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(messages, { exact: false }).last()).toContainText(url);
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const [from, to] of [
  ['/nodes/ftm/', '/nodes/s/'],
  ['/cn/nodes/ftm/', '/cn/nodes/s/'],
  ['/nodes/matic/?from=footer', '/nodes/pol/?from=footer'],
  ['/nodes', '/nodes/'],
]) {
  test(`${from} redirects to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const target = new URL(response.headers().location ?? '', baseURL);
    expect(target.pathname + target.search).toBe(to);
    expect(target.host).toBe(new URL(baseURL ?? '').host);
  });
}

test('every faucet id of the nine is served in both languages', async ({ request }) => {
  for (const id of ['eth-sepolia', 'blast-sepolia', 'matic-amoy']) {
    expect((await request.get(`/faucet/${id}/`)).status()).toBe(200);
    expect((await request.get(`/cn/faucet/${id}/`)).status()).toBe(200);
  }
});

test('hostile addresses get a proper status and leave nothing on the disk', async ({ baseURL }) => {
  const base = baseURL ?? '';
  const before = listServerFiles().length;
  const long = 'a'.repeat(8 * 1024);
  const statuses = {
    traversal: await getRawStatus(base, '/%2e%2e/%2e%2e/etc/passwd/'),
    plainTraversal: await getRawStatus(base, '/../../etc/passwd'),
    slashTraversal: await getRawStatus(base, '/..%2f..%2fetc%2fpasswd/'),
    badEncoding: await getRawStatus(base, '/%E0%A4%A/'),
    nullByte: await getRawStatus(base, '/nodes/%00/'),
    longPath: await getRawStatus(base, `/${long}/`),
    longQuery: await getRawStatus(base, `/?q=${long}`),
    longHeader: await getRawStatus(base, '/', { 'x-long': 'a'.repeat(16 * 1024) }),
    prototype: await getRawStatus(base, '/nodes/__proto__/'),
  };
  for (const [name, status] of Object.entries(statuses)) {
    expect(status, name).toBeGreaterThanOrEqual(200);
    expect(status, name).toBeLessThan(500);
  }
  expect(statuses.longQuery).toBe(200);
  expect(statuses.longPath).toBe(414);
  expect(statuses.longHeader).toBe(431);
  for (let index = 0; index < 50; index++) await getRawStatus(base, `/random-${index}/`);
  for (let index = 0; index < 50; index++) await getRawStatus(base, `/nodes/random-${index}/`);
  expect(listServerFiles().length).toBeLessThanOrEqual(before + 400);
  expect(listServerFiles().join()).not.toContain('random-');
});

test('the build publishes its rules and its id', async ({ request }) => {
  const { id } = await (await request.get(`/builds/latest.json?${Date.now()}`)).json();
  const manifest = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(manifest).toMatchObject({ id });
  expect(manifest.redirects).toContainEqual({
    from: '/nodes/ftm/',
    to: '/nodes/s/',
    permanent: true,
  });
});

test('every answer carries the security headers', async ({ request }) => {
  for (const url of ['/', '/cn/nodes/eth/', '/no-such-page/', '/builds/latest.json']) {
    const headers = (await request.get(url)).headers();
    expect(headers['strict-transport-security'], url).toContain('max-age=');
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], url).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], url).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
    expect(headers['x-powered-by'], url).toBeUndefined();
  }
  // Data for any site to read.
  const data = (await request.get('/nodes.json')).headers();
  expect(data['cross-origin-resource-policy']).toBe('cross-origin');
  expect(data['access-control-allow-origin']).toBe('*');
  // A page has a Markdown twin at the same address.
  expect((await request.get('/')).headers().vary?.split(/,\s*/)).toContain('Accept');
  const page = (await request.get('/')).headers()['content-security-policy'];
  expect(page).toContain("frame-ancestors 'self'");
  expect(page).not.toMatch(/script-src[^;]*unsafe-inline/);
});
