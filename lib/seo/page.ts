import 'server-only';
import { asText, type Content } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import type { JsonObject } from '@/lib/json';
import { getFaucetTemplate, getNodeTemplate } from '@/lib/content';
import { getChainVariables } from '@/lib/content/chain-variables';
import { fillContent, type Variables } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes, type Chain } from '@/lib/provider';
import { getCrumbName } from './crumbs';
import { getDocumentAt } from './documents';
import { getDocumentTitle } from './markdown/document-page';
import { isRichText } from './markdown/fields';

/** What a page is called, in its heading, in a list of pages, and in the way from the home page to it. */
type Names = { title: string; summary: string; crumb: string };

/** A page by what it is made from, with the texts of its document filled in. */
export type SitePage = Names & { path: string; locale: Locale } & (
    | { kind: 'chain'; chain: Chain; data: Content.NodeDocument['data'] }
    | { kind: 'network'; network: FaucetNetwork; data: Content.FaucetDocument['data'] }
    | { kind: 'faucet'; data: Content.FaucetDocument['data'] }
    | { kind: 'document'; data: JsonObject }
  );

type Place = { path: string; locale: Locale };

async function getChainPage(place: Place, chain: Chain, known: Variables) {
  const { data } = await getNodeTemplate(place.locale);
  const filled = fillContent(data, {
    ...known,
    ...getChainVariables(chain, place.locale),
  });
  const title = filled.title ?? chain.name;
  const summary = filled.meta_description ?? '';
  return {
    ...place,
    kind: 'chain' as const,
    chain,
    data: filled,
    title,
    summary,
    crumb: chain.name,
  };
}

async function getFaucetPage(place: Place, known: Variables) {
  const { data } = await getFaucetTemplate(place.locale);
  if (place.path === '/faucet/') {
    const filled = fillContent(data, known);
    const { title, meta_description: summary } = filled;
    const names = { title: title ?? '', summary: summary ?? '' };
    const crumb = getCrumbName(place.path, names.title, getMessages(place.locale));
    return { ...place, ...names, kind: 'faucet' as const, data: filled, crumb };
  }
  const network = FAUCET_NETWORKS.find(({ key }) => place.path === `/faucet/${key}/`);
  if (!network) return null;
  const { name, currency } = network;
  const filled = fillContent(data, { ...known, network: name, currency });
  const title = filled.network_title ?? name;
  const summary = filled.network_meta_description ?? '';
  return { ...place, kind: 'network' as const, network, data: filled, title, summary, crumb: name };
}

function getDocumentPage(place: Place, data: JsonObject, known: Variables) {
  const filled = fillContent(data, known);
  const { lead, meta_title: name, meta_description: description } = filled;
  const title = getDocumentTitle(filled) || String(name || known.brand);
  const summary = String(description || (isRichText(lead) ? asText(lead) : ''));
  const crumb = getCrumbName(place.path, title, getMessages(place.locale));
  return { ...place, kind: 'document' as const, data: filled, title, summary, crumb };
}

/** The page at a path without language prefix; null when there is none in this language. */
export async function getSitePage(path: string, locale: Locale): Promise<SitePage | null> {
  const place = { path, locale };
  const [{ chains }, known] = await Promise.all([getNodes(), getVariables(locale)]);
  const chain = chains.find(({ key }) => path === `/nodes/${key}/`);
  if (chain) return getChainPage(place, chain, known);
  if (path.startsWith('/faucet/')) return getFaucetPage(place, known);
  const document = await getDocumentAt(path, locale);
  return document && getDocumentPage(place, document.data, known);
}
