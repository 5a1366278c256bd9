import type { ChainFacts } from './types';

/** Normalizes text for searching: case, width and surrounding space do not matter. */
export const toComparable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/**
 * Returns everything a chain can be found by: key, names in both languages, ticker, chain ID, nicknames, former names.
 */
export function getSearchText(chain: {
  key: string;
  name: string;
  facts: ChainFacts | null;
}): string {
  const { key, name, facts } = chain;
  const chinese = [facts?.nameZh, facts?.titleZh, ...(facts?.aliasesZh ?? [])];
  const id = facts?.evmChainId;
  const ids = id ? [`${id} 0x${id.toString(16)}`] : [];
  const others = facts ? [...facts.formerNames, ...facts.searchWords] : [];
  const words = [key, name, facts?.ticker, ...ids, ...chinese, ...others];
  return toComparable(words.filter(Boolean).join(' '));
}

/**
 * Compiles a query into a predicate: does every word occur in the text from `getSearchText`? An empty query matches
 * everything.
 */
export function createMatch(query: string): (searchText: string) => boolean {
  const words = toComparable(query).split(/\s+/);
  return (searchText) => words.every((word) => searchText.includes(word));
}
