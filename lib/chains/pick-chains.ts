/** Picks the chains with the given keys, each once and in that order; unknown keys are skipped. */
export const pickChains = <T extends { key: string }>(
  chains: readonly T[],
  keys: readonly (string | null)[],
): T[] => [...new Set(keys)].flatMap((key) => chains.find((chain) => chain.key === key) ?? []);
