import type { ChainFacts } from './types';

const toComparable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Everything a chain can be found by: key, names in both languages, ticker, former names. */
export function getSearchText(chain: {
  key: string;
  name: string;
  facts: ChainFacts | null;
}): string {
  const { key, name, facts } = chain;
  const words = [key, name, facts?.ticker, facts?.nameZh, ...(facts?.formerNames ?? [])];
  return toComparable(words.filter(Boolean).join(' '));
}

/** True when each word of the query occurs in the text of `getSearchText`; an empty query fits all. */
export function isMatch(searchText: string, query: string): boolean {
  return toComparable(query)
    .split(/\s+/)
    .every((word) => searchText.includes(word));
}
