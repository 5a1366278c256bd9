import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';
import { DEFAULT_AVAILABILITY, type Measurements } from './availability';
import type { Heads } from './heads';
import type { ChainEntry } from './nodes-schema';
import type { Chain, ChainNetwork, ChainStatus } from './types';

/** Measurements by the site's chain keys, and the ISO time at which they were taken; null for samples. */
export type TimedMeasurements = {
  byChain: Measurements;
  heads: Heads;
  measuredAt: string | null;
};

const rankByKey = new Map(CHAIN_FACTS.map((facts, index) => [facts.key, index]));
const getRank = (chain: Chain) => rankByKey.get(chain.key) ?? CHAIN_FACTS.length;

// A chain without listed networks still counts as offered.
function toStatus(networks: ChainNetwork[]): ChainStatus {
  const has = (status: ChainNetwork['status']) => networks.some((item) => item.status === status);
  if (networks.length === 0 || has('active')) return 'available';
  return has('coming_soon') ? 'coming-soon' : 'inactive';
}

function toNetworkName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

function toChain(key: string, entry: ChainEntry, measurements: TimedMeasurements | null): Chain {
  const facts = getChainFacts(key) ?? null;
  const measuredAt = measurements?.measuredAt ?? null;
  const networks = entry.networks.map(({ _key, name, ...rest }) => ({
    key: _key,
    name: name ?? toNetworkName(_key),
    ...rest,
  }));
  const status = toStatus(networks);
  // A chain that accepts no requests is not measured.
  const measurement = status === 'available' ? measurements?.byChain.get(key) : undefined;
  return {
    key,
    name: facts?.name ?? entry.protocol.name ?? key.toUpperCase(),
    networks,
    serviceLevels: entry.service_levels,
    isPartner: entry.isPartner,
    youtube: entry.youtube ?? facts?.youtube ?? null,
    status,
    availabilityPercent: measurement?.mean ?? DEFAULT_AVAILABILITY,
    regions: measurement?.regions ?? [],
    heads: (measurement && measurements?.heads.get(key)) ?? [],
    reading: !measurement ? 'default' : measuredAt ? 'live' : 'sample',
    measuredAt: measurement ? measuredAt : null,
    facts,
  };
}

/** Combines the provider's list with measurements and facts, popular chains first, then by name. */
export function toChains(entries: readonly ChainEntry[], measurements: TimedMeasurements | null) {
  const chains = new Map<string, Chain>();
  for (const entry of entries) {
    const key = toSiteKey(entry.protocol._key);
    if (!chains.has(key)) chains.set(key, toChain(key, entry, measurements));
  }
  return [...chains.values()].sort(
    (a, b) => getRank(a) - getRank(b) || a.name.localeCompare(b.name, 'en'),
  );
}
