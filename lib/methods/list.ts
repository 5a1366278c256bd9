import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import type { Chain } from '@/lib/provider';
import type { PriceList } from '@/lib/units/prices';
import groupNames from './groups.json';
import { toMethodCall } from './call';
import { getMethodPages } from './pages';
import { createPriceLookup, type MethodPrice } from './prices';

/** A line of a chain's list; `slug` leads to the method's page, null where it has none. */
export type MethodRow = Pick<ChainMethod, 'name' | 'optIn'> & {
  summary: string;
  slug: string | null;
  /** True for one that can be asked for over HTTP. */
  isCallable: boolean;
  price: MethodPrice | null;
};

type MethodGroup = { name: string; rows: readonly MethodRow[] };

/** The methods of a chain by group; without any when too little is known to name them. */
export type MethodList = {
  groups: readonly MethodGroup[];
  count: number;
  /** The highest price of the list, which fills a bar. */
  maxUnits: number;
  checked: string;
  /** Repositories whose method lists were read, such as `ethereum/execution-apis`. */
  sources: readonly string[];
};

const TO_VALUE: Record<Locale, (name: string) => string> = {
  en: (name) => name.toLowerCase(),
  cn: (name) => name,
};

const joinTerm = (term: string, value: string, locale: Locale) =>
  term + PUNCTUATION[locale].colon + TO_VALUE[locale](value);

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = groupNames;

/** What a language calls a group of methods. */
export const getGroupName = (group: string, locale: Locale): string =>
  names[group]?.[locale] ?? group;

/** Families whose groups stand apart on a chain that serves another family first. */
const SECOND_FAMILIES: Readonly<Record<string, string>> = {
  evm: 'EVM',
  blockbook: 'Blockbook',
  substrate: 'Substrate',
  chronik: 'Chronik',
};

/** The name of a group, behind that of its family where that is not the chain's first. */
function toTitle({ family, group }: ChainMethod, first: string | undefined, locale: Locale) {
  const name = getGroupName(group, locale);
  const second = family === first ? undefined : SECOND_FAMILIES[family];
  return second ? joinTerm(second, name, locale) : name;
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+(?=:|$)/;
/** What other providers document was compared too, but a visitor is better sent to the projects' own lists. */
const PROVIDERS = /^(chainstack|drpcorg|GetBlock-io)\//i;

/** The repositories among the sources of a list, each once. */
export const getRepositories = (sources: readonly string[]): string[] => [
  ...new Set(
    sources
      .flatMap((source) => REPOSITORY.exec(source)?.[0] ?? [])
      .filter((name) => !PROVIDERS.test(name)),
  ),
];

/** What a chain's page lists of its methods; null for a chain that nothing is known of. */
export function getMethodList(chain: Chain, prices: PriceList, locale: Locale): MethodList | null {
  const support = getMethodSupport(chain.key);
  if (!support) return null;
  const getPrice = createPriceLookup(prices, chain.key);
  const slugs = new Map(getMethodPages(chain).map(({ name, slug }) => [name, slug]));
  const byGroup = new Map<string, MethodRow[]>();
  const first = support.methods[0]?.family;
  for (const method of support.methods) {
    const { name, summary, optIn } = method;
    const title = toTitle(method, first, locale);
    const slug = slugs.get(name) ?? null;
    const isCallable = toMethodCall(method) !== null;
    const row = {
      name,
      summary: summary[locale],
      optIn,
      slug,
      isCallable,
      price: getPrice(method),
    };
    byGroup.set(title, [...(byGroup.get(title) ?? []), row]);
  }
  const rows = [...byGroup.values()].flat();
  return {
    groups: [...byGroup].map(([name, list]) => ({ name, rows: list })),
    count: rows.length,
    maxUnits: Math.max(0, ...rows.map(({ price }) => price?.archive ?? price?.units ?? 0)),
    checked: support.checked,
    sources: getRepositories(support.sources),
  };
}
