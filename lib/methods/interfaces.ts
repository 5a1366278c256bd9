import type { ChainMethod } from '@/lib/chains/methods';

/** Interfaces of families that have names of their own. */
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  blockbook: ['blockbook'],
  icp: ['rosetta'],
  substrate: ['substrate', 'json-rpc'],
  cardano: ['ogmios'],
};

/** The provider's names for the interfaces that answer a method over HTTP, any of which will do; none for gRPC and its like. */
export function getInterfaces({
  family,
  transport,
}: Pick<ChainMethod, 'family' | 'transport'>): readonly string[] {
  const isPath = transport.includes('rest');
  if (!isPath && !transport.includes('http')) return [];
  return OWN_NAMES[family] ?? (isPath ? ['rest'] : ['json-rpc', 'web3']);
}
