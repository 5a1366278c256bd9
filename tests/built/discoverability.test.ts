import { describe, expect, inject, it } from 'vitest';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { trySome } from '../support/exhaustive';
import { getAll, getOne } from '../support/html';
import { LEGAL_PATHS, VISITS } from '../support/routes';

const ORIGIN = inject('siteUrl');
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
const MARKDOWN = { accept: 'text/markdown' };
const CHAIN = '/nodes/eth/';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(ORIGIN + path, { method, headers, redirect: 'manual' });

async function getText(path: string, headers = {}) {
  const response = await get(path, headers);
  expect(response.status, path).toBe(200);
  return response.text();
}

// The figures may be read anew between two answers.
const withoutTimes = (text: string) => text.replace(/\d\d:\d\d UTC/g, '');

it('every page in the sitemap exists, and its translations are in the sitemap', async () => {
  const xml = await getText('/sitemap.xml');
  const pages = getAll(xml, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(200);
  expect(new Set(pages).size).toBe(pages.length);
  const listed = VISITS.filter(({ path }) => !LEGAL_PATHS.includes(path));
  for (const { url } of listed) expect(pages).toContain(url);
  for (const locale of [...LOCALE_KEYS.map((key) => LOCALES[key].hreflang), 'x-default']) {
    const twins = getAll(xml, new RegExp(`hreflang="${locale}" href="([^"]+)"`, 'g'));
    expect(twins).toHaveLength(pages.length);
    for (const twin of twins) expect(pages).toContain(new URL(twin).pathname);
  }
  for (const page of trySome(pages, 40)) {
    expect((await get(page, {}, 'HEAD')).status, page).toBe(200);
  }
});

it('robots.txt lists the sitemap and what not to crawl', async () => {
  const text = await getText('/robots.txt');
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
  for (const path of ['/api/', '/preview', '/slice-simulator']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

it.each(LOCALE_KEYS)('llms.txt links to Markdown in %s', async (locale) => {
  const text = await getText(`${LOCALES[locale].prefix}/llms.txt`);
  const links = getAll(text, /\]\(([^)]+index\.md)\)/g).map((link) => new URL(link).pathname);
  expect(links).toContain(`${localizePath(CHAIN, locale)}index.md`);
  for (const link of links.slice(0, 5))
    expect(await getText(link)).toMatch(/^---\n[\s\S]*?\n---\n\n# \S/);
});

describe.each(trySome(VISITS, 16))('$url', ({ url, locale }) => {
  it("exists as Markdown, with the page's title", async () => {
    const response = await get(`${url}index.md`);
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': LOCALES[locale].html,
      'cache-control': expect.stringContaining('s-maxage=5, stale-while-revalidate=30'),
      vary: expect.stringMatching(/\bAccept\b/),
    });
    const text = await response.text();
    expect(withoutTimes(await getText(url, MARKDOWN))).toBe(withoutTimes(text));
    const head = await get(`${url}index.md`, {}, 'HEAD');
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    const html = await getText(url);
    const title = getOne(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/).replace(/<[^>]*>/g, '');
    const [, front = '', first] = /^---\n([\s\S]*?)\n---\n\n(.*)\n/.exec(text) ?? [];
    const heading = title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    expect(first).toBe(`# ${heading}`);
    expect(front).toContain(`title: ${JSON.stringify(heading)}`);
    expect(front).toContain(`language: "${LOCALES[locale].hreflang}"`);
    expect(front).toMatch(/^url: "https?:\/\/[^"]+"$/m);
    const alternate = getOne(html, /<link rel="alternate" type="text\/markdown" href="([^"]*)"/);
    expect(new URL(alternate).pathname).toBe(`${url}index.md`);
  });
});

it.each(LOCALE_KEYS)('llms-full.txt has the text of the pages in %s', async (locale) => {
  const text = await getText(`${LOCALES[locale].prefix}/llms-full.txt`);
  expect(text.match(/^# /gm)?.length).toBeGreaterThan(20);
  expect(text).toContain(`language: "${LOCALES[locale].hreflang}"`);
});

it('a browser gets the page from the cache, even after a request for Markdown', async () => {
  await getText(CHAIN, MARKDOWN);
  for (const accept of [BROWSER, '*/*', `${BROWSER},text/markdown`]) {
    const response = await get(CHAIN, { accept });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringContaining('s-maxage=5, stale-while-revalidate=30'),
      'x-nextjs-cache': expect.stringMatching(/^(?:HIT|STALE)$/),
    });
    await response.body?.cancel();
  }
});

it.each(['/social.png', '/icon.svg', '/favicon.ico', '/img/sample.svg', '/badge/eth.svg'])(
  'other sites may show %s',
  async (path) => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  },
);
