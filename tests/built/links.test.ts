import { beforeAll, expect, inject, it } from 'vitest';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { isMethodPath } from '@/lib/site/addresses';
import { isServedElsewhere, localizePath, splitLocale } from '@/lib/site/paths';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
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
const ORIGIN = inject('siteUrl');

const pages = new Map<string, BuiltPage>();
/** URLs that pages link to, each with one page that has the link. */
const linked = new Map<string, string>();

const listAddresses = (address: string, html: string) =>
  getHrefs(html.replace(/<(script|link)\b[^>]*>/g, ''))
    .map((href) => new URL(href, ORIGIN + address))
    .filter((url) => url.origin === ORIGIN && !isServedElsewhere(url.pathname))
    .map(({ pathname }) => pathname);

beforeAll(async () => {
  for (const page of await readBuiltPages()) {
    pages.set(localizePath(page.path, page.locale), page);
  }
  for (const [address, { html }] of pages) {
    for (const to of listAddresses(address, html)) if (!linked.has(to)) linked.set(to, address);
  }
});

/** Returns the status of a URL, and where it redirects to. */
async function getStatus(address: string): Promise<number> {
  const response = await fetch(ORIGIN + address);
  await response.body?.cancel();
  return response.status;
}

/** Only some of the thousands of methods are visited; another test compares their URLs with the data. */
const isVisited = (address: string, index: number) =>
  !isMethodPath(splitLocale(address).path) || index % 40 === 0;

it('links lead to existing pages', async () => {
  const others = [...linked].filter(
    ([address], index) => !pages.has(address) && isVisited(address, index),
  );
  const broken: string[] = [];
  while (others.length > 0) {
    await Promise.all(
      others.splice(0, AT_ONCE).map(async ([address, from]) => {
        const status = await getStatus(address);
        if (status !== 200) broken.push(`${address}: ${status}, linked from ${from}`);
      }),
    );
  }
  expect(broken).toEqual([]);
  expect(linked.size).toBeGreaterThan(200);
});

/** Returns the pages reachable from a page through any number of links. */
function follow(start: string): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set includes items added meanwhile.
  for (const address of reached) {
    const page = pages.get(address);
    for (const to of page ? listAddresses(address, page.html) : []) reached.add(to);
  }
  return reached;
}

it.each(LOCALE_KEYS)('links lead to every route of the table in %s', (locale) => {
  const reached = follow(localizePath('/', locale));
  const unreached = ROUTE_TABLE.filter((path) => !reached.has(localizePath(path, locale)));
  expect(unreached).toEqual([]);
});
