import { beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/site/paths';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
import { FILES } from '../contract/documents';
import { OPEN_FACT, getOne } from '../support/html';

const ORIGIN = inject('siteUrl');

const DRAFTS = FILES.filter(({ document }) => document.data.approved_on).map(({ document }) => ({
  lang: document.lang,
  path: `/${document.uid}/`,
}));
const list = (locale: Locale) =>
  DRAFTS.filter(({ lang }) => lang === LOCALES[locale].prismic).map(({ path }) => path);

let pages: BuiltPage[] = [];
beforeAll(async () => {
  pages = await readBuiltPages();
});

const withoutCode = (html: string) => html.replace(/<(pre|code|script|style)\b[\s\S]*?<\/\1>/g, '');
/** Retries once: the server closes idle connections while pages are converted here. */
const get = (path: string) => fetch(ORIGIN + path).catch(() => fetch(ORIGIN + path));
const getText = async (path: string) => (await get(path)).text();

describe.each(LOCALE_KEYS)('in %s', (locale) => {
  const messages = getMessages(locale);
  const own = () => pages.filter((page) => page.locale === locale);

  // Nor does its Markdown twin, see `markdown.test.ts`.
  it('no page has a bracket instead of a fact', () => {
    expect(own().length).toBeGreaterThan(100);
    for (const { path, html } of own()) {
      expect.soft(withoutCode(html), path).not.toMatch(OPEN_FACT);
    }
  });

  it('every unapproved legal text says so, and is hidden from search engines', async () => {
    expect(list(locale)).toHaveLength(8);
    for (const path of list(locale)) {
      const html = own().find((page) => page.path === path)?.html ?? '';
      expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
      expect
        .soft(getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/), path)
        .toContain(messages.legal.draftText);
      const twin = await get(`${localizePath(path, locale)}index.md`);
      expect.soft(twin.headers.get('x-robots-tag'), path).toBe('noindex');
      expect.soft(await twin.text(), path).toContain(messages.legal.draftText);
    }
    const others = own().filter(({ path }) => !list(locale).includes(path));
    for (const { path, html } of others) {
      expect.soft(html, path).not.toContain(messages.legal.draftText);
    }
  });

  it('sample figures are marked, and nothing calls them measured', async () => {
    const { sample, sampleSite } = messages.availability;
    const byPath = new Map(own().map(({ path, html }) => [path, html]));
    for (const path of ['/', '/nodes/', '/nodes/eth/', '/tracker/']) {
      const html = byPath.get(path) ?? '';
      const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
      expect.soft(main.toLowerCase(), path).toContain(sample.toLowerCase());
      expect.soft(withoutCode(main), path).not.toMatch(/coloured by its measured|实测可用性/);
    }
    for (const [path, html] of byPath) expect.soft(html, path).toContain(sampleSite);
    expect(await getText(`${LOCALES[locale].prefix}/llms.txt`)).toContain(messages.llms.sample);
  });

  it('an unavailable chain does not offer requests', async () => {
    const { chains } = JSON.parse(await getText('/nodes.json')) as {
      chains: { key: string; status: string; serviceLevels: string[] }[];
    };
    const away = chains.filter(({ status }) => status !== 'available');
    expect(away.length).toBeGreaterThan(0);
    for (const { key } of away) {
      const html = own().find(({ path }) => path === `/nodes/${key}/`)?.html ?? '';
      const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
      expect.soft(main, key).not.toMatch(/<pre|\$KEY/);
    }
  });
});

it('the data files say that their figures are samples', async () => {
  const nodes = JSON.parse(await getText('/nodes.json')) as {
    source: string;
    chains: { availabilitySource: string; checkedAt: string | null; partner: boolean }[];
  };
  expect(nodes.source).toBe('sample');
  expect(new Set(nodes.chains.map((chain) => chain.availabilitySource))).toEqual(
    new Set(['sample', 'default']),
  );
  expect(nodes.chains.every(({ checkedAt, partner }) => checkedAt === null && !partner)).toBe(true);
  const [names, ...rows] = (await getText('/nodes.csv')).split('\r\n');
  expect(names).toContain('availability_source');
  expect(rows.some((row) => row.includes(',sample,'))).toBe(true);
});
