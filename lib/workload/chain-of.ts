import { CHAIN_FACTS } from '@/lib/chains';
import { toAddress } from '@/lib/migrate/address';
import { matchAddress } from '@/lib/migrate/match';
import { resolveNetwork } from '@/lib/migrate/resolve';
import type { Target } from '@/lib/migrate/types';

// Chains share some IDs by mistake; the more popular one comes first.
const keysById = new Map(
  CHAIN_FACTS.toReversed().flatMap(({ evmChainId, key }) =>
    evmChainId === null ? [] : [[evmChainId, key] as const],
  ),
);
/** Names that proxies and indexers use for the first chain. */
const MAINNETS = ['mainnet', 'ethereum-mainnet'];

const toKey = (target: Target | null): string | null =>
  target && 'chain' in target ? target.chain : null;

/** Returns our key for a chain's ID, such as `137`, `evm:137` or `0x89`, or its name; null if unknown. */
export function getChainOf(label: string): string | null {
  const [, id] = /^(?:evm:|eip155:)?(0x[\da-f]{1,12}|\d{1,12})$/i.exec(label) ?? [];
  if (id) return keysById.get(Number(id)) ?? null;
  return MAINNETS.includes(label.toLowerCase()) ? 'eth' : toKey(resolveNetwork(label));
}

/** Returns our key for the chain of an endpoint; null if the URL does not tell. The URL goes no further. */
export const getChainOfUrl = (url: string): string | null => {
  const match = /^(?:https?|wss?):\/\//.test(url) ? matchAddress(toAddress(url)) : null;
  return toKey(match?.target ?? null);
};
