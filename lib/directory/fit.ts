import { FACETS, type DirectoryState, type Facet } from './state';

const PARTNER = 'partner';
const SEPARATOR = '|';

/** Starts with the facet's initial, no two of which are the same: the list has a thousand of them. */
const toToken = (facet: Facet, value: string) =>
  `${facet.charAt(0)}:${value.replaceAll(SEPARATOR, ' ')}`;

/** What a chain can be filtered by, in one text for `createFit`. */
export function toFacetText(values: Record<Facet, readonly string[]>, isPartner: boolean): string {
  const tokens = FACETS.flatMap((facet) => values[facet].map((value) => toToken(facet, value)));
  return [...tokens, ...(isPartner ? [PARTNER] : [])].join(SEPARATOR);
}

/** Makes a question of a state, which is then asked of the facet text of each chain. */
export function createFit(state: DirectoryState): (facetText: string) => boolean {
  const wanted = FACETS.flatMap((facet) => (state[facet] ? [toToken(facet, state[facet])] : []));
  if (state.isPartner) wanted.push(PARTNER);
  if (wanted.length === 0) return () => true;
  return (facetText) => {
    const tokens = facetText.split(SEPARATOR);
    return wanted.every((token) => tokens.includes(token));
  };
}
