import 'server-only';
import { getLimits } from '@/lib/content/limits';
import { getNodes } from '@/lib/content/nodes';
import { getVariables, readHost } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodPages, type PagedMethod } from '@/lib/methods/pages';
import { getMethodTexts } from '@/lib/methods/texts';
import { getComputeUnits, getPlans, type Chain } from '@/lib/provider';
import { getTextNames } from '@/lib/chains/names';
import { getChainPath, getMethodPath } from '@/lib/site/addresses';
import { toBase } from './page-base';
import type { PageOf } from './types';

const PATH = /^\/nodes\/([^/]+)\/([^/]+)\/$/;

const isServed = (chain: Chain, { name, family }: PagedMethod) =>
  getMethodPages(chain).some((other) => other.name === name && other.family === family);

/** Resolves the page of a chain's method; null for any other path. */
export async function resolveMethod(
  path: string,
  locale: Locale,
): Promise<PageOf<'method'> | null> {
  const [, key, slug] = PATH.exec(path) ?? [];
  if (!key || !slug) return null;
  const { chains } = await getNodes();
  const chain = chains.find((one) => one.key === key);
  const method = chain && getMethodPages(chain).find((one) => one.slug === slug);
  if (!method) return null;
  const [variables, prices, plans, limits] = await Promise.all([
    getVariables(locale),
    getComputeUnits(),
    getPlans(),
    getLimits(locale),
  ]);
  const texts = getMethodTexts(method, chain, locale, String(variables.brand));
  const base = await toBase({ path, locale, ...texts, name: method.name });
  const above = { label: getTextNames(chain, locale).name, path: getChainPath(key) };
  return {
    ...base,
    kind: 'method',
    crumbs: base.crumbs.toSpliced(-1, 0, above),
    method,
    chain,
    peers: chains.filter((other) => other !== chain && isServed(other, method)),
    host: readHost(variables),
    prices,
    plans,
    limits,
  };
}

/** Returns the paths of all method pages. */
export const getMethodPaths = (chains: readonly Chain[]): string[] =>
  chains.flatMap((chain) =>
    getMethodPages(chain).map(({ slug }) => getMethodPath(chain.key, slug)),
  );
