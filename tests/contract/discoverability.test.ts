import { beforeAll, describe, expect, it } from 'vitest';
import { shareReads } from '@/lib/content/request-cache';
import { toScriptText, type Thing } from '@/lib/seo/json-ld';
import { getLlmsText } from '@/lib/seo/llms';
import { resolvePage } from '@/lib/pages';
import { getListedPages, type ListedPage } from '@/lib/seo/listed-pages';
import { getPageJsonLd } from '@/lib/seo/page-json-ld';
import { getSiteOrigin } from '@/lib/site/origin';
import { toSitemap, getMethodSitemap } from '@/lib/seo/sitemap';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/provider';
import { getRouteFacts, getSitePaths } from '@/lib/routing/facts';
import { localizePath } from '@/lib/site/paths';
import { isMethodPath } from '@/lib/site/addresses';
import { UNLISTED_PATHS } from '@/lib/routing/unlisted-paths';
import type { LocalePaths } from '@/lib/site/locale-paths';
import { getAll } from '../support/html';
import { LEGAL_PATHS } from '../support/routes';

type Listed = { path: string; locale: Locale; things: Thing[] };

// Each page rereads all documents here, which takes minutes on a busy machine.
const PATIENCE = 300_000;
const ORIGIN = getSiteOrigin();
let paths: LocalePaths;
let listed: ListedPage[] = [];
let pages: Listed[] = [];

beforeAll(async () => {
  paths = await getSitePaths();
  listed = (await Promise.all(LOCALE_KEYS.map(getListedPages))).flat();
  pages = await shareReads(() =>
    Promise.all(
      listed.map(async ({ path, locale }) => {
        const page = await resolvePage(path, locale);
        return { path, locale, things: page ? await getPageJsonLd(page) : [] };
      }),
    ),
  );
}, PATIENCE);

/** Lists all nested things, including the given one. */
function listThings(thing: Thing): Thing[] {
  const inner = Object.values(thing).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const things = inner.filter((value): value is Thing => typeof value === 'object');
  return [thing, ...things.flatMap(listThings)];
}

describe('the sitemap', () => {
  it('lists every page that the middleware knows, except drafts, in every language', async () => {
    const urls = toSitemap(listed, ORIGIN).map(({ url }) => url);
    const { paths: known } = await getRouteFacts();
    const wanted = LOCALE_KEYS.flatMap((locale) =>
      [...known[locale]]
        .filter((path) => ![...UNLISTED_PATHS, ...LEGAL_PATHS].includes(path))
        .filter((path) => !isMethodPath(path))
        .map((path) => ORIGIN + localizePath(path, locale)),
    );
    expect(urls.length).toBeGreaterThan(200);
    expect(urls.toSorted()).toEqual(wanted.sort());
  });
});

it('the sitemap of methods lists each of their pages once in every language', async () => {
  const urls = getAll(await getMethodSitemap(), /<loc>([^<]+)<\/loc>/g);
  const wanted = LOCALE_KEYS.flatMap((locale) =>
    [...paths[locale]].filter(isMethodPath).map((path) => ORIGIN + localizePath(path, locale)),
  );
  expect(wanted.length).toBeGreaterThan(2000);
  expect(urls.toSorted()).toEqual(wanted.sort());
});

describe('structured data', () => {
  it('is JSON that names a type everywhere', () => {
    for (const { path, locale, things } of pages) {
      expect(things.length, `${locale} ${path}`).toBeGreaterThan(0);
      expect(JSON.parse(toScriptText(things))['@graph'], path).toEqual(things);
      const nameless = things.flatMap(listThings).filter((one) => !one['@type'] && !one['@id']);
      expect(nameless, `${locale} ${path}`).toEqual([]);
      expect(JSON.stringify(things), `${locale} ${path}`).not.toMatch(/\[\[|undefined|\{\w+\}/);
    }
  });

  it('has the expected types on each page', () => {
    const getKinds = (wanted: string) =>
      pages.find(({ path }) => path === wanted)?.things.map((thing) => thing['@type']);
    expect(getKinds('/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(getKinds('/nodes/eth/')).toEqual(['BreadcrumbList', 'Product', 'FAQPage']);
    expect(getKinds('/faucet/')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(getKinds('/faucet/eth-sepolia/')).toEqual(['BreadcrumbList']);
    expect(getKinds('/marketplace/projects/viem/')).toEqual([
      'BreadcrumbList',
      'SoftwareApplication',
    ]);
    for (const { path, things } of pages.filter((page) => page.path !== '/')) {
      expect(things[0]?.['@type'], path).toBe('BreadcrumbList');
    }
  });

  it('contains no figure that was not measured', async () => {
    const { chains } = await getNodes();
    const unmeasured = chains.filter(({ measuredAt }) => measuredAt === null);
    expect(unmeasured.length).toBeGreaterThan(0);
    for (const { key, availabilityPercent } of unmeasured) {
      const own = pages.filter(({ path }) => path === `/nodes/${key}/`);
      expect(JSON.stringify(own.map(({ things }) => things)), key).not.toContain(
        availabilityPercent,
      );
    }
  });
});

it.each(LOCALE_KEYS)(
  'llms.txt in %s leads to the Markdown of every page but drafts',
  async (locale) => {
    const text = await getLlmsText(locale);
    const shown = [...paths[locale]].filter(
      (path) => !LEGAL_PATHS.includes(path) && !isMethodPath(path),
    );
    for (const path of shown) {
      expect(text).toContain(`](${ORIGIN}${localizePath(path, locale)}index.md)`);
    }
    expect(text).toContain(`](${ORIGIN}/chains/eth/methods.json)`);
    expect(text).not.toContain('/chains/fuse/methods.json');
    expect(text).toMatch(/^# \S+\n\n> \S/);
  },
  PATIENCE,
);
