import { CHAIN_FACTS } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import {
  CHANGES_PATH,
  DIRECTORY_PATH,
  FAUCET_PATH,
  PROJECTS_PATH,
  getChainPath,
} from '@/lib/site/addresses';
import type { Block } from './blocks';
import { createMessageTest } from './shared-words';

type Page = { path: string; blocks: readonly Block[] };
type Paragraph = { text: string; path: string; shingles: Set<string> };
export type Repeat = { paths: [string, string]; text: string };

const PARAGRAPHS = new Set(['p', 'li', 'dd', 'blockquote']);
/** How many words in a row are compared, and the minimum length of a paragraph in words. */
const SIZES: Record<Locale, { row: number; least: number }> = {
  en: { row: 4, least: 12 },
  cn: { row: 5, least: 18 },
};
/** Two paragraphs with this share of rows in common say the same. */
const MOST_COMMON = 0.7;

const CHAINS = new Set(CHAIN_FACTS.map(({ key }) => getChainPath(key)));
/**
 * Pages built from one template share its text: chains with their methods, and test networks. What a page says about
 * its own chain is compared in `tests/contract/chain-texts.test.ts`. Legal texts share clauses.
 */
const FRAMES: readonly ((path: string) => boolean)[] = [
  (path) => CHAINS.has(path.split('/', 3).join('/') + '/'),
  (path) => path.startsWith(FAUCET_PATH),
  (path) => /^\/(?:[\w-]+-(?:policy|service)|sla)\/$/.test(path),
];
/** Lists repeat the descriptions from each entry's own page. */
const LISTS: Record<string, (path: string) => boolean> = {
  [CHANGES_PATH]: (path) => CHAINS.has(path),
  [DIRECTORY_PATH]: (path) => CHAINS.has(path),
  [PROJECTS_PATH]: (path) => path.startsWith(PROJECTS_PATH),
  '/marketplace/': (path) => path.startsWith(PROJECTS_PATH),
  '/case-studies/': (path) => path.startsWith('/case-studies/'),
};

/** Repeated in each use case, so that no reader mistakes it for a customer's story. */
const STATEMENT = /Not a statement that it is our customer\.$|不代表其为我们的客户。$/;

const isPair = (one: string, other: string) =>
  LISTS[one]?.(other) || LISTS[other]?.(one) || FRAMES.some((isIn) => isIn(one) && isIn(other));

const toWords = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|[\p{Script=Latin}\d_'’]+/gu) ?? [];

function toParagraph(text: string, path: string, locale: Locale): Paragraph | null {
  const words = toWords(text);
  const { row, least } = SIZES[locale];
  if (words.length < least || STATEMENT.test(text)) return null;
  const starts = words.slice(0, words.length - row + 1);
  return {
    ...{ text, path },
    shingles: new Set(starts.map((_, index) => words.slice(index, index + row).join(' '))),
  };
}

/** Returns the share of rows that two paragraphs have in common. */
function getLikeness({ shingles: one }: Paragraph, { shingles: other }: Paragraph): number {
  const common = [...one].filter((shingle) => other.has(shingle)).length;
  return common / (one.size + other.size - common);
}

/** Finds paragraphs that two pages of a language share except for a few words. */
export function findRepeats(pages: readonly Page[], locale: Locale): Repeat[] {
  const known = new Map<string, Set<Paragraph>>();
  const repeats = new Map<string, Repeat>();
  const isMessage = createMessageTest(locale);
  for (const { path, blocks } of pages) {
    const own = blocks
      .filter(({ kind }) => PARAGRAPHS.has(kind))
      .flatMap(({ text }) => toParagraph(text, path, locale) ?? []);
    for (const paragraph of own) {
      const near = new Set(
        [...paragraph.shingles].flatMap((shingle) => [...(known.get(shingle) ?? [])]),
      );
      const like = [...near].find(
        (other) => !isPair(path, other.path) && getLikeness(paragraph, other) >= MOST_COMMON,
      );
      if (like && !isMessage(paragraph.text))
        repeats.set(paragraph.text, { paths: [like.path, path], text: paragraph.text });
    }
    for (const paragraph of own) {
      for (const shingle of paragraph.shingles) {
        const owners = known.get(shingle) ?? new Set();
        // Of a template's paragraphs, which many pages share, the first few are enough.
        if (owners.size < 8) known.set(shingle, owners.add(paragraph));
      }
    }
  }
  return [...repeats.values()];
}
