import type { ChainFacts } from './types';

/** A text as it is compared while somebody searches: whatever its case, width and surrounding space. */
export const toComparable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Everything a chain can be found by: key, names in both languages, ticker, chain id, nicknames, former names. */
export function getSearchText(chain: {
  key: string;
  name: string;
  facts: ChainFacts | null;
}): string {
  const { key, name, facts } = chain;
  const chinese = [facts?.nameZh, facts?.titleZh, ...(facts?.aliasesZh ?? [])];
  const id = facts?.evmChainId;
  const ids = id ? [`${id} 0x${id.toString(16)}`] : [];
  const former = facts?.formerNames ?? [];
  const words = [key, name, facts?.ticker, ...ids, ...chinese, ...former];
  return toComparable(words.filter(Boolean).join(' '));
}

/** Makes a question of a query: whether each of its words occurs in the text of `getSearchText`; an empty one fits all. */
export function createMatch(query: string): (searchText: string) => boolean {
  const words = toComparable(query).split(/\s+/);
  return (searchText) => words.every((word) => searchText.includes(word));
}
