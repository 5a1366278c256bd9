import 'server-only';
import { FAUCET_NETWORKS } from '@/lib/chains';
import { getFaucetTemplate } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-content';
import { getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { FAUCET_PATH, getFaucetPath } from '@/lib/site/addresses';
import { toBase } from './page-base';
import type { PageOf } from './types';

type FaucetPage = PageOf<'faucet'> | PageOf<'faucet-network'>;

/**
 * Resolves the list of test networks or the page of one, both built from the faucet document; null for any other path.
 */
export async function resolveFaucet(path: string, locale: Locale): Promise<FaucetPage | null> {
  if (!path.startsWith(FAUCET_PATH)) return null;
  const network = FAUCET_NETWORKS.find(({ key }) => path === getFaucetPath(key));
  if (!network && path !== FAUCET_PATH) return null;
  const [document, variables] = await Promise.all([
    getFaucetTemplate(locale),
    getVariables(locale),
  ]);
  if (!network) {
    const data = fillContent(document.data, variables);
    const { title, meta_title: metaTitle, meta_description: description } = data;
    const texts = {
      title: title ?? '',
      metaTitle: metaTitle ?? '',
      description: description ?? '',
    };
    return { ...(await toBase({ path, locale, ...texts, document })), kind: 'faucet', data };
  }
  const { name, currency } = network;
  const data = fillContent(document.data, { ...variables, network: name, currency });
  const base = await toBase({
    path,
    locale,
    title: data.network_title ?? name,
    metaTitle: data.network_meta_title ?? name,
    description: data.network_meta_description ?? '',
    name,
    document,
  });
  return { ...base, kind: 'faucet-network', data, network };
}
