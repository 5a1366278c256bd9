/** The chains with the given keys, each once and in the order of the keys; keys of other chains are passed over. */
export const pickChains = <T extends { key: string }>(
  chains: readonly T[],
  keys: readonly (string | null)[],
): T[] => [...new Set(keys)].flatMap((key) => chains.find((chain) => chain.key === key) ?? []);
