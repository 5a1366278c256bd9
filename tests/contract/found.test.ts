import { beforeAll, describe, expect, it } from 'vitest';
import { getDocuments } from '@/lib/seo/documents';
import { toScriptText, type Thing } from '@/lib/seo/json-ld';
import { getLlmsText } from '@/lib/seo/llms';
import { getMarkdown } from '@/lib/seo/markdown';
import { getPageJsonLd } from '@/lib/seo/page-json-ld';
import { getSiteOrigin } from '@/lib/site/origin';
import { toSitemap } from '@/lib/seo/sitemap';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/provider';
import { getRouteFacts, getSitePaths } from '@/lib/routing/facts';
import { localizePath, splitLocale } from '@/lib/site/paths';
import { UNLISTED_PATHS } from '@/lib/routing/unlisted-paths';
import type { LocalePaths } from '@/lib/site/locale-paths';
import { FILES, listCode, listTexts } from './documents';

type Page = { path: string; locale: Locale; text: string | null; things: Thing[] };

// Each page reads all documents anew here, which takes a busy machine minutes.
const PATIENCE = 300_000;
const ORIGIN = getSiteOrigin();
let paths: LocalePaths;
let pages: Page[] = [];

async function readPage(path: string, locale: Locale): Promise<Page> {
  const [text, things] = await Promise.all([
    getMarkdown(path, locale),
    getPageJsonLd(path, locale),
  ]);
  return { path, locale, text, things };
}

beforeAll(async () => {
  paths = await getSitePaths();
  const visits = LOCALE_KEYS.flatMap((locale) =>
    [...paths[locale]].map((path) => ({ path, locale })),
  );
  pages = await Promise.all(visits.map(({ path, locale }) => readPage(path, locale)));
}, PATIENCE);

/** Everything below a thing that is a thing too, itself among them. */
function listThings(thing: Thing): Thing[] {
  const inner = Object.values(thing).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const things = inner.filter((value): value is Thing => typeof value === 'object');
  return [thing, ...things.flatMap(listThings)];
}

const withoutCode = (text: string) => text.replace(/^(`{3,})\n[\s\S]*?\n\1$/gm, '');
/** Words as they read, whatever marks them. */
const toWords = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\\\n/g, ' ')
    .replace(/[\\*`[\]|]/g, '')
    .replace(/\s+/g, ' ');

describe('the sitemap', () => {
  it('lists every page that the middleware knows, in every language, and nothing else', async () => {
    const [en, cn] = await Promise.all([getDocuments('en'), getDocuments('cn')]);
    const listed = toSitemap(paths, { en, cn }, ORIGIN).map(({ url }) => url);
    const { paths: known } = await getRouteFacts();
    const wanted = LOCALE_KEYS.flatMap((locale) =>
      [...known[locale]]
        .filter((path) => !UNLISTED_PATHS.includes(path))
        .map((path) => ORIGIN + localizePath(path, locale)),
    );
    expect(listed.length).toBeGreaterThan(200);
    expect([...listed].sort()).toEqual(wanted.sort());
  });
});

describe('the Markdown', () => {
  it('exists for every page in every language', () => {
    expect(pages.filter(({ text }) => text === null)).toEqual([]);
  });

  it('has one title each, and no trace of a missing value', () => {
    for (const { path, locale, text } of pages) {
      const prose = withoutCode(text ?? '');
      expect(prose.match(/^# .+$/gm), `${locale} ${path}`).toHaveLength(1);
      const [title = ''] = prose.split('\n');
      expect(title, `${locale} ${path}`).toMatch(/^# \S/);
      expect(prose.split('\n'), `${locale} ${path}`).not.toContain(`#${title}`);
      expect(prose, `${locale} ${path}`).not.toMatch(
        /\bundefined\b|\bNaN\b|\[object |[:|] null\b|^null$/m,
      );
      // Names of methods in code may hold braces of their own.
      expect(prose.replace(/`[^`]*`/g, ''), `${locale} ${path}`).not.toMatch(/\{\w+\}/);
    }
  });

  it('links to nothing empty, and within the site to its own language by full addresses', () => {
    for (const { path, locale, text } of pages) {
      const prose = withoutCode(text ?? '');
      expect(prose, `${locale} ${path}`).not.toMatch(/(?<!\\)\[\]\(|\]\(\s*\)|^#+\s*$/m);
      for (const [, href = ''] of prose.matchAll(/(?<!\\)\]\(([^)]*)\)/g)) {
        expect(href, `${locale} ${path}`).toMatch(/^(?:https?:\/\/|mailto:|tel:|#)/);
        const inner = href.startsWith(`${ORIGIN}/`) ? href.slice(ORIGIN.length) : null;
        if (!inner || /^\/(?:docs|blog|explorers?)\b|\.\w+$/.test(inner)) continue;
        expect(splitLocale(inner).locale, `${locale} ${path} ${href}`).toBe(locale);
      }
    }
  });

  it('skips no rank of heading', () => {
    for (const { path, locale, text } of pages) {
      const ranks = (withoutCode(text ?? '').match(/^#+(?= )/gm) ?? []).map((mark) => mark.length);
      const skips = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1);
      expect(skips, `${locale} ${path}`).toEqual([]);
    }
  });

  it.each(LOCALE_KEYS)('says everything that the documents of pages in %s say', async (locale) => {
    const documents = await getDocuments(locale);
    for (const { document, file } of FILES) {
      const url = documents.find(({ id }) => id === document.id)?.url;
      if (document.lang !== LOCALES[locale].prismic || !url) continue;
      const { path } = splitLocale(url);
      const words = toWords(
        pages.find((one) => one.path === path && one.locale === locale)?.text ?? '',
      );
      const code = listCode(document.data);
      const left = listTexts(document.data)
        .filter(
          ({ field, text }) =>
            !/\.(?:meta_\w+|uid|key|chain|plan|alt)$/.test(field) && !code.has(text),
        )
        .map(({ text }) => toWords(text))
        .filter((text) => !/\{\w+\}/.test(text) && !words.includes(text));
      expect(left, file).toEqual([]);
    }
  });

  it('of a chain says whether its availability was measured', async () => {
    const { chains } = await getNodes();
    for (const { key, measuredAt, availabilityPercent } of chains) {
      const text = pages.find(({ path }) => path === `/nodes/${key}/`)?.text ?? '';
      const label = measuredAt ? 'available, checked' : 'default figure, not measured';
      expect(text, key).toContain(`${availabilityPercent} %, ${label}`);
      expect(text, key).not.toContain(measuredAt ? 'default figure' : 'available, checked');
    }
  });
});

describe('what pages say to search engines', () => {
  it('is JSON that names a type everywhere', () => {
    for (const { path, locale, things } of pages) {
      expect(things.length, `${locale} ${path}`).toBeGreaterThan(0);
      expect(JSON.parse(toScriptText(things))['@graph'], path).toEqual(things);
      const nameless = things.flatMap(listThings).filter((one) => !one['@type'] && !one['@id']);
      expect(nameless, `${locale} ${path}`).toEqual([]);
      expect(JSON.stringify(things), `${locale} ${path}`).not.toMatch(/\[\[|undefined|\{\w+\}/);
    }
  });

  it('has the kinds that each page calls for', () => {
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

  it('holds no figure that was not measured', async () => {
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
  'llms.txt in %s leads to the Markdown of every page',
  async (locale) => {
    const text = await getLlmsText(locale);
    for (const path of paths[locale]) {
      expect(text).toContain(`](${ORIGIN}${localizePath(path, locale)}index.md)`);
    }
    expect(text).toMatch(/^# \S+\n\n> \S/);
  },
  PATIENCE,
);
