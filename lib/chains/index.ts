import storedChains from './chains.json';
import storedTestnets from './testnets.json';
import type { ChainFacts, FaucetNetwork, StoredFacts } from './types';

/** Picks the chains with the given keys, each once and in that order; unknown keys are skipped. */
export const pickChains = <T extends { key: string }>(
  chains: readonly T[],
  keys: readonly (string | null)[],
): T[] => [...new Set(keys)].flatMap((key) => chains.find((chain) => chain.key === key) ?? []);

export type { ChainFacts, FaucetNetwork } from './types';

/** Clears every field that the stored entry marks as unconfirmed. */
function toConfirmed<T extends object>({ unverified, ...facts }: StoredFacts<T>): T {
  const blanks = Object.fromEntries(unverified.map((field) => [field, null]));
  return Object.freeze({ ...facts, ...blanks }) as unknown as T;
}

/** All chains, most requested first. */
export const CHAIN_FACTS: readonly ChainFacts[] = (
  storedChains as unknown as StoredFacts<ChainFacts>[]
).map(toConfirmed);

const factsByKey = new Map(CHAIN_FACTS.map((facts) => [facts.key, facts]));

/** Returns a chain's facts by key, such as `eth`; former keys are not resolved. */
export function getChainFacts(key: string): ChainFacts | undefined {
  return factsByKey.get(key);
}

/** The nine test networks of the faucet, one of which has been shut down. */
export const FAUCET_NETWORKS: readonly FaucetNetwork[] = (
  storedTestnets as unknown as StoredFacts<FaucetNetwork>[]
).map(toConfirmed);
