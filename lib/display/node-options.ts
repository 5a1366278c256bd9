import { getChainDetails } from '@/lib/chains/details';
import { getTextNames } from '@/lib/chains/names';
import { getSearchText } from '@/lib/chains/search';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';
import type { NodeOption } from '@/lib/quotes/node-choice';

const isOffered = ({ status, serviceLevels }: Chain) =>
  status === 'available' && serviceLevels.includes('dedicated');

/** Lists the chains with dedicated nodes, with the depths and methods that each offers. */
export const getNodeOptions = (chains: readonly Chain[], locale: Locale): NodeOption[] =>
  chains.filter(isOffered).map((chain) => {
    const { archive = null, traces } = getChainDetails(chain.key)?.node ?? {};
    return {
      key: chain.key,
      name: getTextNames(chain, locale).name,
      family: chain.facts?.family ?? null,
      hasArchive: chain.serviceLevels.includes('archive'),
      hasTrace: (traces?.length ?? 0) > 0,
      adds: archive,
      words: getSearchText(chain),
    };
  });
