import { getOptions } from '@/lib/directory/facets';
import { FACETS, SORTS, type Facet } from '@/lib/directory/state';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

/** Returns the filters' options, from the chains' values, in a language. */
export function getFilters(chains: readonly Chain[], messages: Messages) {
  const { directory, nodes } = messages;
  const names: Partial<Record<Facet, Record<string, string>>> = {
    network: directory.networks,
    family: directory.families,
    level: nodes.levels,
  };
  const { filters, search, sort, partner, reset } = directory;
  return {
    messages: { filters, search, sort, partner, reset },
    sorts: SORTS.map((value) => ({ value, label: directory.sorts[value] })),
    facets: FACETS.map((facet) => ({
      facet,
      label: directory.facets[facet],
      options: [
        { value: '', label: directory.any },
        ...getOptions(chains, facet).map((value) => ({
          value,
          label: names[facet]?.[value] ?? value,
        })),
      ],
    })),
  };
}
