import 'server-only';
import { getNodes } from '@/lib/content/nodes';
import { getTextNames } from '@/lib/chains/names';
import { getSearchText } from '@/lib/chains/search';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodPages } from '@/lib/methods/pages';
import type { Chain } from '@/lib/provider';
import { getListedPages, type ListedPage } from '@/lib/seo/listed-pages';
import { getChainPath } from '@/lib/site/addresses';
import type { SearchData, SearchEntry, SearchMethod } from './types';

function toPageEntries({ kind, name, path, description, questions }: ListedPage): SearchEntry[] {
  const page = { kind: 'page' as const, title: name, path, detail: description, words: '' };
  const asked = questions.map(({ question, anchor }) => ({
    kind: 'question' as const,
    title: question,
    path: anchor ? `${path}#${anchor}` : path,
    detail: name,
    words: '',
  }));
  // Chains have entries of their own, with all their names.
  return kind === 'chain' ? asked : [page, ...asked];
}

function toChainEntry(chain: Chain, page: ListedPage | undefined, locale: Locale): SearchEntry {
  const { name } = getTextNames(chain, locale);
  return {
    kind: 'chain',
    title: name,
    path: getChainPath(chain.key),
    detail: page?.description ?? '',
    words: getSearchText(chain),
  };
}

/** Methods of the same name once, with all chains that have a page of it. */
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

const kept = new WeakMap<readonly ListedPage[], SearchData>();

/** All pages, chains, methods and questions of a language; rebuilt when the list of pages changes. */
export async function getSearchData(locale: Locale): Promise<SearchData> {
  const [pages, { chains }] = await Promise.all([getListedPages(locale), getNodes()]);
  const known = kept.get(pages);
  if (known) return known;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const listed = chains.filter(({ key }) => byPath.has(getChainPath(key)));
  const data: SearchData = {
    entries: [
      ...listed.map((chain) => toChainEntry(chain, byPath.get(getChainPath(chain.key)), locale)),
      ...pages.flatMap(toPageEntries),
    ],
    methods: toMethods(listed),
    names: Object.fromEntries(
      listed.map((chain) => [chain.key, getTextNames(chain, locale).name] as const),
    ),
  };
  kept.set(pages, data);
  return data;
}
