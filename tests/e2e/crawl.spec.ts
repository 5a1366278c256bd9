import { expect, test } from '@playwright/test';
import { LOCALES, LOCALE_KEYS, type Locale } from '../../lib/i18n/locales';
import { FAUCET_IDS } from '../../lib/chains/faucet-ids';
import { isServedElsewhere, localizePath, splitLocale } from '../../lib/site/paths';
import { getHrefs } from '../contract/markup';
import { CASE_PATHS, CHAIN_PATHS, INTERFACE_PATHS, PLAIN_PATHS } from '../support/routes';

const ROUTE_TABLE = [
  ...PLAIN_PATHS,
  ...CASE_PATHS,
  ...INTERFACE_PATHS,
  ...FAUCET_IDS.map((id) => `/faucet/${id}/`),
  ...CHAIN_PATHS,
];

const AT_ONCE = 8;

type Found = { from: string; status: number; html: string };

const getOne = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

async function visit(origin: string, address: string, from: string) {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  const html = isPage ? body : '';
  const target = response.headers.get('location');
  const links = getHrefs(html.replace(/<(script|link)\b[^>]*>/g, ''));
  const addresses = (target ? [target, ...links] : links)
    .map((href) => new URL(href, origin + address))
    .filter((url) => url.origin === origin && !isServedElsewhere(url.pathname))
    .map(({ pathname }) => pathname);
  return { found: { from, status: response.status, html }, addresses };
}

/** Pages and redirects of this site by address, each followed from wherever a link to it was first seen. */
async function crawl(origin: string, start: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = new Map([[start, 'the start']]);
  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, AT_ONCE);
    const visits = await Promise.all(
      batch.map(async ([address, from]) => {
        waiting.delete(address);
        return [address, await visit(origin, address, from)] as const;
      }),
    );
    for (const [address, { found: page }] of visits) found.set(address, page);
    for (const [address, { addresses }] of visits) {
      for (const next of addresses.filter((one) => !found.has(one) && !waiting.has(one))) {
        waiting.set(next, address);
      }
    }
  }
  return found;
}

for (const locale of LOCALE_KEYS) {
  const start = localizePath('/', locale);

  test(`from ${start} links lead to every route of the table, and nowhere else but to what is there`, async ({
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const found = await crawl(String(baseURL), start);
    const fieldErrors = [...found]
      .filter(([, { status }]) => status !== 200 && status !== 308)
      .map(([address, { status, from }]) => `${address}: ${status}, linked from ${from}`);
    expect(fieldErrors).toEqual([]);

    const unreached = ROUTE_TABLE.filter((path) => !found.has(localizePath(path, locale)));
    expect(unreached).toEqual([]);
    expectOwnNames(found, locale);
    expectWords(found, locale);
  });
}

/** Pages that are a list or a choice, and no text. */
const LISTS = ['/nodes/compare/'];
const FEWEST_WORDS = 150;

function countWords(html: string, locale: Locale): number {
  const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
  const text = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  const segmenter = new Intl.Segmenter(LOCALES[locale].html, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** Each page has something to say. */
function expectWords(found: Map<string, Found>, locale: Locale) {
  for (const [address, { html }] of found) {
    const place = splitLocale(address);
    if (!html || place.locale !== locale || LISTS.includes(place.path)) continue;
    expect.soft(countWords(html, locale), address).toBeGreaterThanOrEqual(FEWEST_WORDS);
  }
}

/** Each page has one heading of the first rank, and a title and a description that no other page has. */
function expectOwnNames(found: Map<string, Found>, locale: Locale) {
  const named = new Map<string, string>();
  for (const [address, { html }] of found) {
    if (!html || splitLocale(address).locale !== locale) continue;
    expect.soft(html, address).toContain(`<html lang="${LOCALES[locale].html}"`);
    expect.soft(html.match(/<h1[ >]/g), address).toHaveLength(1);
    const title = getOne(html, /<title>([^<]*)</);
    const description = getOne(html, /<meta name="description" content="([^"]*)"/);
    for (const name of [`title ${title}`, `description ${description}`]) {
      expect.soft(name.length, address).toBeGreaterThan(20);
      expect.soft(/\p{Script=Han}/u.test(name), `${address}: ${name}`).toBe(locale === 'cn');
      expect.soft(named.get(name), `${address}: ${name}`).toBeUndefined();
      named.set(name, address);
    }
  }
}
