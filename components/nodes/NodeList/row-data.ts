import { getChainNames } from '@/lib/chains/names';
import { getSearchText } from '@/lib/chains/search';
import { getFacetValues } from '@/lib/directory/facets';
import { toFacetText } from '@/lib/directory/fit';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';

/** The attributes by which the browser finds, filters and sorts a row; `lib/directory/rows` reads them. */
export function getRowData(chain: Chain, { rank, locale }: { rank: number; locale: Locale }) {
  return {
    'data-search': getSearchText(chain),
    'data-facets': toFacetText(getFacetValues(chain), chain.isPartner),
    'data-rank': rank,
    'data-name': getChainNames(chain, locale).name,
    'data-availability': chain.reading === 'default' ? undefined : chain.availabilityPercent,
    'data-block-time': chain.facts?.blockTimeSeconds ?? undefined,
  };
}
