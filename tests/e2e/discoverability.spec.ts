import { expect, test, type APIRequestContext } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { localizePath } from '../../lib/site/paths';
import { VISITS } from '../support/routes';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
const MARKDOWN = { accept: 'text/markdown' };
const NODES = '/nodes/eth/';

async function getText(request: APIRequestContext, url: string, headers = {}) {
  const response = await request.get(url, { headers });
  expect(response.status(), url).toBe(200);
  return response.text();
}

// The figures may be read anew between two answers.
const withoutTimes = (text: string) => text.replace(/\d\d:\d\d UTC/g, '');

const getAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);

test('every page of the sitemap answers, and its translations are pages of the sitemap', async ({
  request,
}) => {
  // Some hundred pages on a machine that may be busy.
  test.slow();
  const xml = await getText(request, '/sitemap.xml');
  const pages = getAll(xml, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url ?? '').pathname);
  expect(pages.length).toBeGreaterThan(200);
  expect(new Set(pages).size).toBe(pages.length);
  for (const { url } of VISITS) expect(pages).toContain(url);
  for (const locale of [...LOCALE_KEYS.map((key) => LOCALES[key].html), 'x-default']) {
    const twins = getAll(xml, new RegExp(`hreflang="${locale}" href="([^"]+)"`, 'g'));
    expect(twins).toHaveLength(pages.length);
    for (const twin of twins) expect(pages).toContain(new URL(twin ?? '').pathname);
  }
  while (pages.length > 0) {
    await Promise.all(pages.splice(0, 8).map((page) => getText(request, page)));
  }
});

test('robots.txt names the sitemap and what is not to be crawled', async ({ request }) => {
  const text = await getText(request, '/robots.txt');
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
  for (const path of ['/api/', '/preview', '/slice-simulator']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

test('every icon that the site names is a picture of its size', async ({ page, request }) => {
  await page.goto('/');
  const { icons, name } = await (await request.get('/manifest.webmanifest')).json();
  expect(name).not.toBe('');
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const listed: { src: string; sizes: string }[] = [...icons, { src: apple, sizes: '180x180' }];
  expect(listed.length).toBeGreaterThan(3);
  for (const { src, sizes } of listed) {
    const size = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('nothing that names addresses depends on the host of the request', async ({ request }) => {
  const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  for (const url of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/index.md', '/']) {
    expect(await getText(request, url, hosts), url).not.toContain('evil.example');
  }
});

for (const locale of LOCALE_KEYS) {
  const url = `${LOCALES[locale].prefix}/llms.txt`;
  test(`${url} leads to Markdown`, async ({ request }) => {
    const text = await getText(request, url);
    const links = getAll(text, /\]\(([^)]+index\.md)\)/g).map((one) => new URL(one ?? '').pathname);
    expect(links).toContain(`${localizePath(NODES, locale)}index.md`);
    for (const link of links.slice(0, 5)) {
      expect(await getText(request, link)).toMatch(/^# \S/);
    }
  });
}

for (const { url, locale } of VISITS) {
  test(`${url} is there as Markdown, with the title of the page`, async ({ page, request }) => {
    const response = await request.get(`${url}index.md`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': LOCALES[locale].html,
      'cache-control': expect.stringContaining('s-maxage=60'),
      vary: expect.stringMatching(/\bAccept\b/),
    });
    const text = await response.text();
    expect(withoutTimes(await getText(request, url, MARKDOWN))).toBe(withoutTimes(text));
    const head = await request.head(`${url}index.md`);
    expect([head.status(), head.headers()['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    await page.goto(url);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(text.split('\n')[0]).toBe(`# ${title}`);
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    expect(new URL((await alternate.getAttribute('href')) ?? '').pathname).toBe(`${url}index.md`);
  });

  test(`${url} tells search engines the way that its breadcrumbs show`, async ({ page }) => {
    await page.goto(url);
    const json = await page.locator('script[type="application/ld+json"]').innerText();
    const things = JSON.parse(json)['@graph'] as {
      '@type': string;
      itemListElement?: { name: string }[];
    }[];
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const names = list?.itemListElement?.map(({ name }) => name) ?? [];
    const shown = page.locator('main nav').first().locator('ol > li');
    expect(names).toEqual(list ? await shown.allInnerTexts() : []);
    expect(Boolean(list)).toBe(url !== LOCALES[locale].prefix + '/');
  });
}

test('a browser gets the page from the cache, after Markdown was asked for too', async ({
  request,
}) => {
  await getText(request, NODES, MARKDOWN);
  for (const accept of [BROWSER, '*/*', `${BROWSER},text/markdown`]) {
    const response = await request.get(NODES, { headers: { accept } });
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringContaining('s-maxage=60'),
      'x-nextjs-cache': expect.stringMatching(/^(?:HIT|STALE)$/),
    });
  }
});

test('no Markdown is there where no page is', async ({ request }) => {
  for (const url of ['/nope/index.md', '/cn/nope/index.md', '/en/index.md', '/index.md/x/']) {
    expect((await request.get(url)).status(), url).toBe(404);
    expect((await request.head(url)).status(), url).toBe(404);
  }
  for (const url of ['/nope/', '/markdown/en/', '/markdown/en/nodes/eth/']) {
    expect((await request.get(url, { headers: MARKDOWN })).status(), url).toBe(404);
  }
  const moved = await request.get('/cn/nodes/ftm/index.md', { maxRedirects: 0 });
  expect(moved.headers().location).toBe('/cn/nodes/s/index.md');
});
