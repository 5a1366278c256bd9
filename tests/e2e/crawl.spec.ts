import { expect, test, type APIRequestContext } from '@playwright/test';
import { LOCALES, LOCALE_KEYS, type Locale } from '../../lib/i18n/locales';
import { FAUCET_IDS } from '../../lib/routes/faucet';
import { isServedElsewhere, localizePath, splitLocale } from '../../lib/routes/paths';
import { getHrefs } from '../contract/markup';
import { CASE_PATHS, CHAIN_PATHS, INTERFACE_PATHS, PLAIN_PATHS } from '../support/routes';

const ROUTE_TABLE = [
  ...PLAIN_PATHS,
  ...CASE_PATHS,
  ...INTERFACE_PATHS,
  ...FAUCET_IDS.map((id) => `/faucet/${id}/`),
  ...CHAIN_PATHS,
];

type Found = { from: string; status: number; html: string };

const getOne = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** Pages and redirects of this site by address, each followed from wherever a link to it was first seen. */
async function crawl(request: APIRequestContext, start: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  let next = [{ address: start, from: 'the start' }];
  while (next.length > 0) {
    const seen: typeof next = [];
    await Promise.all(
      next.map(async ({ address, from }) => {
        const response = await request.get(address, { maxRedirects: 0 });
        const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
        const html = isPage ? await response.text() : '';
        found.set(address, { from, status: response.status(), html });
        const target = response.headers().location;
        const links = getHrefs(html.replace(/<(script|link)\b[^>]*>/g, ''));
        for (const href of target ? [target, ...links] : links) {
          const { pathname, origin } = new URL(href, response.url());
          if (origin !== new URL(response.url()).origin || isServedElsewhere(pathname)) continue;
          seen.push({ address: pathname, from: address });
        }
      }),
    );
    next = [...new Map(seen.map((link) => [link.address, link])).values()].filter(
      ({ address }) => !found.has(address),
    );
  }
  return found;
}

for (const locale of LOCALE_KEYS) {
  const start = localizePath('/', locale);

  test(`from ${start} links lead to every route of the table, and nowhere else but to what is there`, async ({
    request,
  }) => {
    test.setTimeout(240_000);
    const found = await crawl(request, start);
    const faults = [...found]
      .filter(([, { status }]) => status !== 200 && status !== 308)
      .map(([address, { status, from }]) => `${address}: ${status}, linked from ${from}`);
    expect(faults).toEqual([]);

    const unreached = ROUTE_TABLE.filter((path) => !found.has(localizePath(path, locale)));
    expect(unreached).toEqual([]);
    expectOwnNames(found, locale);
  });
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
