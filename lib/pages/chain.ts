import 'server-only';
import { getTextNames } from '@/lib/chains/names';
import { getNodeTemplate, getPageUids } from '@/lib/content';
import { getChainVariables } from '@/lib/content/chain-variables';
import { fillContent } from '@/lib/content/fill-content';
import { getVariables, readHost } from '@/lib/content/view';
import { getHistory } from '@/lib/history';
import type { Locale } from '@/lib/i18n/locales';
import { getLimits } from '@/lib/content/limits';
import { getNodes } from '@/lib/content/nodes';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** Resolves a chain's page, built from the node document; null for any other path. */
export async function resolveChain(path: string, locale: Locale): Promise<PageOf<'chain'> | null> {
  const nodes = await getNodes();
  const chain = nodes.chains.find(({ key }) => path === getChainPath(key));
  if (!chain) return null;
  const [template, variables, interfaces, prices, plans, limits, history] = await Promise.all([
    getNodeTemplate(locale),
    getVariables(locale),
    getPageUids('interface', locale),
    getComputeUnits(),
    getPlans(),
    getLimits(locale),
    getHistory(),
  ]);
  const data = fillContent(template.data, { ...variables, ...getChainVariables(chain, locale) });
  const base = await toBase({
    path,
    locale,
    title: data.title ?? chain.name,
    metaTitle: data.meta_title ?? chain.name,
    description: data.meta_description ?? '',
    name: getTextNames(chain, locale).title,
    document: template,
  });
  const host = readHost(variables);
  const own = { data, chain, nodes, history, host, interfaces: new Set(interfaces) };
  return { ...base, kind: 'chain', ...own, prices, plans, limits };
}
