import { FACETS, type DirectoryState, type Facet } from './state';

const PARTNER = 'partner';
const SEPARATOR = '|';

/** Starts with the facet's initial, which is unique; kept short because the list has a thousand of these. */
const toToken = (facet: Facet, value: string) =>
  `${facet.charAt(0)}:${value.replaceAll(SEPARATOR, ' ')}`;

/** Encodes what a chain can be filtered by as one text for `createFit`. */
export function toFacetText(values: Record<Facet, readonly string[]>, isPartner: boolean): string {
  const tokens = FACETS.flatMap((facet) => values[facet].map((value) => toToken(facet, value)));
  return [...tokens, ...(isPartner ? [PARTNER] : [])].join(SEPARATOR);
}

/** Compiles a state into a predicate for each chain's facet text. */
export function createFit(state: DirectoryState): (facetText: string) => boolean {
  const wanted = FACETS.flatMap((facet) => (state[facet] ? [toToken(facet, state[facet])] : []));
  if (state.isPartner) wanted.push(PARTNER);
  if (wanted.length === 0) return () => true;
  return (facetText) => {
    const tokens = facetText.split(SEPARATOR);
    return wanted.every((token) => tokens.includes(token));
  };
}
