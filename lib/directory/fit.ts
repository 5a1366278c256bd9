import { FACETS, toValues, type DirectoryState, type Facet } from './state';

export const PARTNER = 'partner';
const SEPARATOR = '|';

/** Starts with the facet's initial, which is unique; kept short because the list has a thousand of these. */
export const toToken = (facet: Facet, value: string) =>
  `${facet.charAt(0)}:${value.replaceAll(SEPARATOR, ' ')}`;

/** Encodes what a chain can be filtered by as one text for `createFit`. */
export function toFacetText(values: Record<Facet, readonly string[]>, isPartner: boolean): string {
  const tokens = FACETS.flatMap((facet) => values[facet].map((value) => toToken(facet, value)));
  return [...tokens, ...(isPartner ? [PARTNER] : [])].join(SEPARATOR);
}

/** Compiles a state into a predicate for each chain's facet text. */
export function createFit(state: DirectoryState): (facetText: string) => boolean {
  const wanted = FACETS.flatMap((facet) =>
    toValues(state[facet]).map((value) => toToken(facet, value)),
  );
  if (state.isPartner) wanted.push(PARTNER);
  if (wanted.length === 0) return () => true;
  return (facetText) => {
    const tokens = facetText.split(SEPARATOR);
    return wanted.every((token) => tokens.includes(token));
  };
}

/** Counts how many facet texts have each value: what remains if one more is wanted. */
export function countTokens(facetTexts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const token of facetTexts.flatMap((text) => text.split(SEPARATOR))) {
    counts[token] = (counts[token] ?? 0) + 1;
  }
  return counts;
}
