import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import type { Chain } from '@/lib/provider';
import type { PriceList } from '@/lib/units/prices';
import groupNames from './groups.json';
import { toMethodCall } from './call';
import { getMethodPages } from './pages';
import { createPriceLookup, type MethodPrice } from './prices';

/** A row of a chain's method list; `slug` leads to the method's page, null if it has none. */
export type MethodRow = Pick<ChainMethod, 'name' | 'optIn'> & {
  summary: string;
  slug: string | null;
  /** True if it can be called over HTTP. */
  isCallable: boolean;
  price: MethodPrice | null;
};

type MethodGroup = { name: string; rows: readonly MethodRow[] };

/** A chain's methods by group; empty if too little is known to list them. */
export type MethodList = {
  groups: readonly MethodGroup[];
  count: number;
  checked: string;
  /** What the names were compared with, such as `ethereum/execution-apis`, and for which groups if not for all. */
  sources: readonly MethodSource[];
};

const TO_VALUE: Record<Locale, (name: string) => string> = {
  en: (name) => name.toLowerCase(),
  cn: (name) => name,
};

const joinTerm = (term: string, value: string, locale: Locale) =>
  term + PUNCTUATION[locale].colon + TO_VALUE[locale](value);

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = groupNames;

/** Returns the name of a method group in a language. */
export const getGroupName = (group: string, locale: Locale): string =>
  names[group]?.[locale] ?? group;

/** Families whose groups are listed separately on a chain with another main family. */
const SECOND_FAMILIES: Readonly<Record<string, string>> = {
  evm: 'EVM',
  blockbook: 'Blockbook',
  substrate: 'Substrate',
  chronik: 'Chronik',
};

/** Returns the title of a group, prefixed with its family unless that is the chain's main one. */
function toTitle({ family, group }: ChainMethod, first: string | undefined, locale: Locale) {
  const name = getGroupName(group, locale);
  const second = family === first ? undefined : SECOND_FAMILIES[family];
  return second ? joinTerm(second, name, locale) : name;
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+(?=:|$)/;
/** Other providers' documentation was compared too, but visitors are better served by the projects' own lists. */
const PROVIDERS =
  /^(chainstack|drpcorg|GetBlock-io)\/|chainstack|quicknode|metamask|^github\.com$/i;

const toSite = (source: string): string[] => (URL.canParse(source) ? [new URL(source).host] : []);

/** Repositories that define the methods of a second family. */
const SECOND_SOURCES: Readonly<Record<string, string>> = { 'trezor/blockbook': 'Blockbook' };

/** `group` is the prefix of the groups that the source covers; null: all others. */
export type MethodSource = { name: string; group: string | null };

/** Returns the distinct repositories and documentation sites among the sources of a list. */
export function getMethodSources(sources: readonly string[]): MethodSource[] {
  const names = sources
    .flatMap((source) => REPOSITORY.exec(source)?.[0] ?? toSite(source))
    .filter((name) => !PROVIDERS.test(name));
  return [...new Set(names)].map((name) => ({ name, group: SECOND_SOURCES[name] ?? null }));
}

/** Returns the method list on a chain's page; null for an unknown chain. */
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
    checked: support.checked,
    sources: getMethodSources(support.sources),
  };
}
