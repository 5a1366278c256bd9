import 'server-only';
import { COMPARE_PATH, getCompareAddress } from '@/lib/directory/compare';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { formatList } from '@/lib/i18n/format';
import { getTextNames } from '@/lib/chains/names';
import { pickChains } from '@/lib/chains';
import { getLimits } from '@/lib/content/limits';
import { getNodes } from '@/lib/content/nodes';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** Resolves a comparison by its internal path, whose last segment lists the chains; null for any other path. */
export async function resolveComparison(
  path: string,
  locale: Locale,
): Promise<PageOf<'comparison'> | null> {
  if (!path.startsWith(COMPARE_PATH)) return null;
  const [nodes, prices, plans, limits] = await Promise.all([
    getNodes(),
    getComputeUnits(),
    getPlans(),
    getLimits(locale),
  ]);
  const keys = decodeURIComponent(path.slice(COMPARE_PATH.length, -1)).split(',');
  const chains = pickChains(nodes.chains, keys);
  const { compare } = getMessages(locale);
  const names = formatList(
    chains.map((chain) => getTextNames(chain, locale).name),
    locale,
  );
  const title = names ? formatMixed(compare.titleOf, { names }, locale) : compare.title;
  const base = await toBase({
    path: COMPARE_PATH,
    query: new URL(getCompareAddress(chains.map(({ key }) => key)), 'http://localhost').search,
    locale,
    title,
    metaTitle: title,
    name: compare.title,
    description: names
      ? formatMixed(compare.descriptionOf, { names }, locale)
      : compare.description,
    isIndexed: false,
  });
  return { ...base, kind: 'comparison', chains, nodes, prices, plans, limits };
}
