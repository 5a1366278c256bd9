import type { Served } from '@/lib/migrate/types';

export type ChainOption = { value: string; label: string };

/** Returns a network's name in a language: common ones are translated, other keys become names. */
export function toNetworkName(network: string, words: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(words, network)) return words[network] ?? network;
  return network.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) =>
    (dash && ' ').concat(letter.toUpperCase()),
  );
}

/** Lists every network that can replace an endpoint, as `eth:sepolia`. */
export function toChainOptions(
  served: Served,
  words: Readonly<Record<string, string>>,
): ChainOption[] {
  return Object.entries(served).flatMap(([chain, { name, networks, status }]) => {
    if (status) return [];
    const own = Object.keys(networks).filter((network) => networks[network]);
    return own.map((network) => ({
      value: `${chain}:${network}`,
      label: `${name} · ${toNetworkName(network, words)}`,
    }));
  });
}
