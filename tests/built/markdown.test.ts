import { beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/provider';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';
import { toMarkdown } from '@/lib/seo/markdown/response';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath, splitLocale } from '@/lib/site/paths';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
import { FILES, listCode, listTexts } from '../contract/documents';
import { isExhaustive } from '../support/exhaustive';
import { OPEN_FACT } from '../support/html';
import { CHAIN_PATHS } from '../support/routes';

type Page = BuiltPage & { text: string };

/** A chain's key chooses what is shown; it is no text. */
const KEYS = new Set<string>(CHAIN_FACTS.map(({ key }) => key));

const ORIGIN = getSiteOrigin();
const PAGE_TYPES = new Set(['page', 'interface', 'case_study', 'project']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const FOLDERS = [
  '/pricing/',
  '/nodes/',
  '/case-studies/',
  '/marketplace/',
  '/marketplace/projects/',
];
let listed: readonly BuiltPage[] = [];
let pages: Page[] = [];

/** Chain pages share a template: a sample takes every fourth one. */
function isRead({ path }: BuiltPage): boolean {
  const index = CHAIN_PATHS.indexOf(path);
  return isExhaustive || index === -1 || index % 4 === 0;
}

beforeAll(async () => {
  listed = await readBuiltPages();
  pages = await Promise.all(
    listed.filter(isRead).map(async (page) => ({
      ...page,
      text: await toMarkdown(page.html, ORIGIN + localizePath(page.path, page.locale)),
    })),
  );
}, 300_000);

const withoutCode = (text: string) => text.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
/** Reduces text to its words, without markup and joiners. */
const toWords = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^#+ /gm, '')
    .replace(/[\\*`[\]|]/g, '')
    .replace(/\s+/g, '');

/** Returns the text below a page's head, without tags. */
const toShownText = (html: string) =>
  (/<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(script|style|nav|form)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

it('every listed page has a twin', async () => {
  const sitePaths = await getSitePaths();
  for (const locale of LOCALE_KEYS) {
    const twins = new Set(listed.filter((page) => page.locale === locale).map(({ path }) => path));
    // Method pages are not built; one of them has its own test.
    const built = [...sitePaths[locale]].filter((path) => !isMethodPath(path));
    expect(built.filter((path) => !twins.has(path))).toEqual([]);
  }
});

describe('the Markdown of a page', () => {
  it('begins with its only title, and has no trace of a missing value', () => {
    for (const { path, locale, text } of pages) {
      const prose = withoutCode(text);
      expect(prose.match(/^# .+$/gm), `${locale} ${path}`).toHaveLength(1);
      expect(prose, `${locale} ${path}`).toMatch(/^# \S/);
      expect(prose, `${locale} ${path}`).not.toMatch(/\bundefined\b|\bNaN\b|\[object |^null$/m);
      // Method names in code may contain braces.
      const words = prose.replace(/`[^`]*`/g, '');
      expect(words, `${locale} ${path}`).not.toMatch(/\{\w+\}/);
      expect(words.replace(/\\/g, ''), `${locale} ${path}`).not.toMatch(OPEN_FACT);
    }
  });

  it('has no empty links, and full internal links in its language', () => {
    for (const { path, locale, text } of pages) {
      const prose = withoutCode(text);
      expect(prose, `${locale} ${path}`).not.toMatch(/(?<!\\)\[\]\(|\]\(\s*\)|^#+\s*$/m);
      for (const [, href = ''] of prose.matchAll(/(?<!\\)\]\(([^ )]*)[^)]*\)/g)) {
        expect(href, `${locale} ${path}`).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
        const inner = href.startsWith(`${ORIGIN}/`) ? href.slice(ORIGIN.length) : null;
        if (!inner || /^\/(?:docs|blog|explorers?)\b|\.\w+$/.test(inner)) continue;
        expect(splitLocale(inner).locale, `${locale} ${path} ${href}`).toBe(locale);
      }
    }
  });

  it('skips no rank of heading', () => {
    for (const { path, locale, text } of pages) {
      const ranks = (withoutCode(text).match(/^#+(?= )/gm) ?? []).map((mark) => mark.length);
      const skips = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1);
      expect(skips, `${locale} ${path}`).toEqual([]);
    }
  });

  it('contains no controls', () => {
    for (const { path, locale, text } of pages) {
      expect(text, `${locale} ${path}`).not.toMatch(/^- \\?\[[ x]\]|<(?:input|button|div|span)\b/m);
    }
  });

  it.each(LOCALE_KEYS)("contains the page's text in %s", (locale) => {
    const byPath = new Map(
      pages.filter((page) => page.locale === locale).map((page) => [page.path, page]),
    );
    const documents = FILES.filter(({ document }) => document.lang === LOCALES[locale].prismic);
    let checked = 0;
    for (const { document, file } of documents) {
      const page = [`/${document.uid}/`, ...FOLDERS.map((name) => `${name}${document.uid}/`)]
        .map((path) => byPath.get(path))
        .find(Boolean);
      if (!page || !PAGE_TYPES.has(document.type)) continue;
      const words = toWords(page.text);
      const shown = toWords(toShownText(page.html));
      const code = listCode(document.data);
      const texts = listTexts(document.data)
        .filter(({ text }) => !code.has(text) && !KEYS.has(text) && !/\{\w+\}/.test(text))
        .map(({ text }) => toWords(text))
        .filter((text) => shown.includes(text));
      checked += texts.length;
      expect(
        texts.filter((text) => !words.includes(text)),
        file,
      ).toEqual([]);
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('of a chain shows its figure if the chain was measured', async () => {
    const { chains } = await getNodes();
    for (const { key, availabilityPercent, reading } of chains) {
      const text = pages.find(({ path }) => path === `/nodes/${key}/`)?.text;
      if (text === undefined) continue;
      // Sections below the head show figures of other chains too.
      const [head = ''] = text.split('\n## ');
      const isShown = head.includes(`${availabilityPercent}%`);
      expect(isShown, key).toBe(reading !== 'default');
    }
  });
});
