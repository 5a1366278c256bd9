import type { Served } from '@/lib/migrate/types';

export type ChainOption = { value: string; label: string };

/** Every network that can take an endpoint's place, as `eth:sepolia`. */
export function toChainOptions(
  served: Served,
  networkNames: Readonly<Record<string, string>>,
): ChainOption[] {
  return Object.entries(served).flatMap(([chain, { name, networks, status }]) => {
    if (status) return [];
    const own = Object.keys(networks).filter((network) => networks[network]);
    return own.map((network) => ({
      value: `${chain}:${network}`,
      label: `${name} · ${networkNames[network] ?? network}`,
    }));
  });
}
