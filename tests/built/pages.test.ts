import { beforeAll, expect, inject, it } from 'vitest';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
import { getWords } from '../contract/markup';
import { getAll, getOne } from '../support/html';
import { VISITS } from '../support/routes';

/** Pages that consist of a list or a choice rather than text, or of the news that a network has ended. */
const LISTS = ['/nodes/compare/', '/faucet/scroll-sepolia/'];
const FEWEST_WORDS = 150;

let pages: BuiltPage[] = [];
const list = (locale: Locale) => pages.filter((page) => page.locale === locale);

beforeAll(async () => {
  pages = await readBuiltPages();
});

it.each(LOCALE_KEYS)(
  'each page in %s has one h1 and a title and description of its own',
  (locale) => {
    const owners = new Map<string, string>();
    expect(list(locale).length).toBeGreaterThan(100);
    for (const { path, html } of list(locale)) {
      expect.soft(html, path).toContain(`<html lang="${LOCALES[locale].html}"`);
      expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
      const title = getOne(html, /<title>([^<]*)</);
      const description = getOne(html, /<meta name="description" content="([^"]*)"/);
      for (const name of [`title ${title}`, `description ${description}`]) {
        expect.soft(name.length, path).toBeGreaterThan(20);
        expect.soft(/\p{Script=Han}/u.test(name), `${path}: ${name}`).toBe(locale === 'cn');
        expect.soft(owners.get(name), `${path}: ${name}`).toBeUndefined();
        owners.set(name, path);
      }
    }
  },
);

/** Counts words of a page's content, but no more than needed, because segmenting is slow. */
function countWords(html: string, locale: Locale): number {
  const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
  const text = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  const segmenter = new Intl.Segmenter(LOCALES[locale].html, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1;
    if (words >= FEWEST_WORDS) break;
  }
  return words;
}

it.each(LOCALE_KEYS)('each page in %s has enough content', (locale) => {
  const short = list(locale)
    .filter(({ path }) => !LISTS.includes(path))
    .map(({ path, html }) => ({ path, words: countWords(html, locale) }))
    .filter(({ words }) => words < FEWEST_WORDS);
  expect(short).toEqual([]);
});

it.each(LOCALE_KEYS)('each page in %s lists its URL and its translations', (locale) => {
  const addresses = new Set(pages.map((page) => localizePath(page.path, page.locale)));
  for (const { path, html } of list(locale)) {
    const canonical = getOne(html, /<link rel="canonical" href="([^"]*)"/);
    expect.soft(new URL(canonical).pathname, path).toBe(localizePath(path, locale));
    const alternates = getAll(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi);
    for (const other of LOCALE_KEYS) {
      const twin = localizePath(path, other);
      if (!addresses.has(twin)) continue;
      const named = alternates.map((href) => new URL(href).pathname);
      expect.soft(named, path).toContain(twin);
    }
  }
});

it.each(LOCALE_KEYS)(
  'each page in %s tells search engines the way that its breadcrumbs show',
  (locale) => {
    for (const { path, html } of list(locale)) {
      const json = getOne(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/);
      const things = (JSON.parse(json) as { '@graph': unknown[] })['@graph'] as {
        '@type': string;
        itemListElement?: { name: string }[];
      }[];
      const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect.soft(Boolean(crumbs), path).toBe(path !== '/');
      const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
      const shown = getOne(main, /<nav\b[^>]*>\s*<ol\b[^>]*>([\s\S]*?)<\/ol>/);
      const words = getAll(shown, /<li\b[^>]*>([\s\S]*?)<\/li>/g).map(getWords);
      const names = crumbs?.itemListElement?.map(({ name }) => name) ?? [];
      expect.soft(crumbs ? words : [], path).toEqual(names);
    }
  },
);

it.each(VISITS)(
  '$url is cached for a minute, with a policy that names its scripts',
  async ({ url }) => {
    const response = await fetch(inject('siteUrl') + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain(
      's-maxage=5, stale-while-revalidate=30',
    );
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    await response.body?.cancel();
  },
);
