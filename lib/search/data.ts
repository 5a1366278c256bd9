import 'server-only';
import { getNodes } from '@/lib/content/nodes';
import { getTextNames } from '@/lib/chains/names';
import { getSearchText, toComparable } from '@/lib/chains/search';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { getMethodPages } from '@/lib/methods/pages';
import type { Chain } from '@/lib/provider';
import { getListedPages, type ListedPage } from '@/lib/seo/listed-pages';
import { getChainPath } from '@/lib/site/addresses';
import { getSynonyms } from './synonyms';
import type { SearchData, SearchEntry, SearchMethod } from './types';

const toWords = ({ name, description }: ListedPage) => toComparable(`${name} ${description}`);

/** `english` is the same page in English, for queries in English; null on an English page. */
function toPageEntries(listed: ListedPage, english: ListedPage | null): SearchEntry[] {
  const { kind, name, path, description, questions } = listed;
  const words = [english ? toWords(english) : '', getSynonyms(path)].join(' ').trim();
  const page = { kind: 'page' as const, title: name, path, detail: description, words };
  const asked = questions.map(({ question, anchor }) => ({
    kind: 'question' as const,
    title: question,
    path: anchor ? `${path}#${anchor}` : path,
    detail: name,
    words: '',
  }));
  // Chains have separate entries with all their names.
  return kind === 'chain' ? asked : [page, ...asked];
}

function toChainEntry(chain: Chain, page: ListedPage | undefined, locale: Locale): SearchEntry {
  const { name } = getTextNames(chain, locale);
  const { key, facts } = chain;
  const names = [key, name, chain.name, facts?.nameZh, ...(facts?.aliasesZh ?? []), facts?.ticker];
  return {
    kind: 'chain',
    title: name,
    path: getChainPath(chain.key),
    detail: page?.description ?? '',
    words: getSearchText(chain),
    names: [...new Set(names.flatMap((one) => (one ? toComparable(one) : [])))],
  };
}

/** Merges methods of the same name, with all chains that have a page for it. */
function toMethods(chains: readonly Chain[]): SearchMethod[] {
  const byName = new Map<string, { name: string; slug: string; chains: string[] }>();
  for (const chain of chains) {
    for (const { name, slug } of getMethodPages(chain)) {
      const known = byName.get(name) ?? { name, slug, chains: [] };
      known.chains.push(chain.key);
      byName.set(name, known);
    }
  }
  return [...byName.values()];
}

type Kept = { english: readonly ListedPage[]; data: SearchData };
const kept = new WeakMap<readonly ListedPage[], Kept>();

const byPath = (pages: readonly ListedPage[]) => new Map(pages.map((page) => [page.path, page]));

/** Returns all pages, chains, methods and questions of a language; rebuilt when a list of pages changes. */
export async function getSearchData(locale: Locale): Promise<SearchData> {
  const [pages, english, { chains }] = await Promise.all([
    getListedPages(locale),
    getListedPages(DEFAULT_LOCALE),
    getNodes(),
  ]);
  const known = kept.get(pages);
  if (known?.english === english) return known.data;
  const [own, ofEnglish] = [byPath(pages), byPath(pages === english ? [] : english)];
  const listed = chains.filter(({ key }) => own.has(getChainPath(key)));
  const data: SearchData = {
    entries: [
      ...listed.map((chain) => toChainEntry(chain, own.get(getChainPath(chain.key)), locale)),
      ...pages.flatMap((page) => toPageEntries(page, ofEnglish.get(page.path) ?? null)),
    ],
    methods: toMethods(listed),
    names: Object.fromEntries(
      listed.map((chain) => [chain.key, getTextNames(chain, locale).name] as const),
    ),
  };
  kept.set(pages, { english, data });
  return data;
}
