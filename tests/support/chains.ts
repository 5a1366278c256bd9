import type { Chain } from '@/lib/provider';

export const CHECKED_AT = '2026-11-21T12:41:30.000Z';

/** Creates a chain with unknown values except those given. */
export function makeChain(chain: Partial<Chain> = {}): Chain {
  return {
    key: 'eth',
    name: 'Ethereum',
    networks: [],
    serviceLevels: [],
    isPartner: false,
    youtube: null,
    status: 'available',
    availabilityPercent: '99.99',
    regions: [],
    heads: [],
    reading: chain.measuredAt ? 'live' : 'default',
    measuredAt: null,
    facts: null,
    ...chain,
  };
}
