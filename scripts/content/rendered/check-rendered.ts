import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { findWording } from '../wording';
import { readBlocks, type Block } from './blocks';
import { getFigures, type Figures } from './figures';
import { findOneWordHeadings } from './headings';
import { findLatin } from './latin';
import type { RenderedPage } from './pages';
import { findRepeats } from './repeats';

/** `pages` are the URLs of the pages with the problem, first ones first. */
export type RenderedFinding = { pages: string[]; problem: string; text: string };
export type RenderedReport = { findings: RenderedFinding[]; figures: Figures[] };

type ReadPage = Pick<RenderedPage, 'path' | 'locale'> & { blocks: Block[] };
type Found = Pick<RenderedFinding, 'problem' | 'text'>;

function findProblems({ locale, blocks }: ReadPage): Found[] {
  const headings = findOneWordHeadings(blocks, locale);
  return [
    ...headings.map((text) => ({ problem: 'a heading of one word', text })),
    ...blocks.flatMap(({ text }) => [
      ...findWording(text, locale).map((problem) => ({ problem, text })),
      ...(locale === 'cn' ? findLatin(text) : []).map((word) => ({
        problem: `Latin left in Chinese: ${word}`,
        text,
      })),
    ]),
  ];
}

/** Merges problems on several pages, as in a template, into one. */
function mergeFindings(all: readonly RenderedFinding[]): RenderedFinding[] {
  const merged = new Map<string, RenderedFinding>();
  for (const { pages, problem, text } of all) {
    const key = `${problem}\n${text}`;
    const known = merged.get(key)?.pages ?? [];
    merged.set(key, { pages: [...new Set([...known, ...pages])], problem, text });
  }
  return [...merged.values()];
}

/** Lists the style problems of rendered pages, and their readability. */
export function checkRendered(rendered: readonly RenderedPage[]): RenderedReport {
  const pages = rendered.map(({ path, locale, html }) => ({
    ...{ path, locale },
    blocks: readBlocks(html),
  }));
  const findings = pages.flatMap((page) =>
    findProblems(page).map((found) => ({
      ...found,
      pages: [localizePath(page.path, page.locale)],
    })),
  );
  const repeats = LOCALE_KEYS.flatMap((locale) =>
    findRepeats(
      pages.filter((page) => page.locale === locale),
      locale,
    ).map(({ paths, text }) => ({
      pages: paths.map((path) => localizePath(path, locale)),
      problem: 'a paragraph on two pages',
      text,
    })),
  );
  return {
    findings: mergeFindings([...findings, ...repeats]),
    figures: pages.map(({ path, locale, blocks }) => getFigures(path, locale, blocks)),
  };
}
