import type { ChainMethod } from '@/lib/chains/methods';

/** Converts a method's name to a path segment: its own spelling, with other characters as hyphens. */
export const toSlug = (name: string) => name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');

/** Interfaces of families whose names differ. */
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  blockbook: ['blockbook'],
  icp: ['rosetta'],
  substrate: ['substrate', 'json-rpc'],
  cardano: ['ogmios'],
};

/**
 * Returns the provider's names for the interfaces that offer a method over HTTP, any of which will do; none for gRPC
 * and the like.
 */
export function getInterfaces({
  family,
  transport,
}: Pick<ChainMethod, 'family' | 'transport'>): readonly string[] {
  const isPath = transport.includes('rest');
  if (!isPath && !transport.includes('http')) return [];
  return OWN_NAMES[family] ?? (isPath ? ['rest'] : ['json-rpc', 'web3']);
}
