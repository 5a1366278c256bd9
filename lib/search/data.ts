import 'server-only';
import type { EndpointHost } from '@/lib/endpoints';
import { getSettings } from '@/lib/content';
import { getNodes } from '@/lib/content/nodes';
import { getTextNames } from '@/lib/chains/names';
import { getSearchText, toComparable } from '@/lib/chains/search';
import { getAvailability, getStatusName } from '@/lib/display';
import { DEFAULT_LOCALE, getOtherLocale, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getMethodPages } from '@/lib/methods/pages';
import type { Chain } from '@/lib/provider';
import { getRouteFacts } from '@/lib/routing/facts';
import { getEndpointUrls } from '@/lib/samples';
import { getListedPages, type ListedPage } from '@/lib/seo/listed-pages';
import { getChainPath } from '@/lib/site/addresses';
import { toEndpointHost } from '@/lib/endpoints/host';
import { getUntranslated } from '@/lib/site/locale-paths';
import { getSynonyms } from './synonyms';
import type { SearchChain, SearchData, SearchEntry, SearchIndex, SearchMethod } from './types';

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
    path: getChainPath(key),
    chain: key,
    detail: page?.description ?? '',
    words: getSearchText(chain),
    names: [...new Set(names.flatMap((one) => (one ? toComparable(one) : [])))],
  };
}

function toSearchChain(chain: Chain, host: EndpointHost, locale: Locale): [string, SearchChain] {
  const messages = getMessages(locale);
  const { value, unit } = getAvailability(chain, messages, locale);
  const { key, facts, status } = chain;
  const shown = {
    ticker: facts?.ticker ?? null,
    status,
    state: getStatusName(status, messages),
    availability: value + (unit ?? ''),
    endpoint:
      facts && host !== null && status === 'available'
        ? getEndpointUrls(facts, host)['json-rpc']
        : null,
  };
  return [key, shown];
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

type Kept = { english: readonly ListedPage[]; data: SearchIndex };
const kept = new WeakMap<readonly ListedPage[], Kept>();

const byPath = (pages: readonly ListedPage[]) => new Map(pages.map((page) => [page.path, page]));

/** Rebuilt only when a list of pages changes. */
function getIndex(
  pages: readonly ListedPage[],
  english: readonly ListedPage[],
  listed: readonly Chain[],
  locale: Locale,
): SearchIndex {
  const known = kept.get(pages);
  if (known?.english === english) return known.data;
  const own = byPath(pages);
  const ofEnglish = byPath(pages === english ? [] : english);
  const data: SearchIndex = {
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

/** Returns all pages, chains, methods and questions of a language, with the chains' latest readings. */
export async function getSearchData(locale: Locale): Promise<SearchData> {
  const [pages, english, nodes, { paths }, { data: settings }] = await Promise.all([
    getListedPages(locale),
    getListedPages(DEFAULT_LOCALE),
    getNodes(),
    getRouteFacts(),
    getSettings(locale),
  ]);
  const own = byPath(pages);
  const listed = nodes.chains.filter(({ key }) => own.has(getChainPath(key)));
  const host = toEndpointHost(settings);
  return {
    ...getIndex(pages, english, listed, locale),
    chains: Object.fromEntries(listed.map((chain) => toSearchChain(chain, host, locale))),
    isSample: nodes.hasSampleReadings,
    untranslated: getUntranslated(getOtherLocale(locale), paths),
  };
}
