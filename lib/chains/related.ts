import type { ChainFacts } from './types';

const MOST = 12;

type Related = { key: string; facts: ChainFacts | null };

/** Returns other chains of the same family, in the order of `chains`. */
export function getRelatedChains<T extends Related>(chain: T, chains: readonly T[]): T[] {
  const family = chain.facts?.family;
  if (!family) return [];
  return chains
    .filter((other) => other.key !== chain.key && other.facts?.family === family)
    .slice(0, MOST);
}
