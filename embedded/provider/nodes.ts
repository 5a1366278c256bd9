import { CHAIN_FACTS, type ChainFacts } from '@/lib/chains';
import { toServerKey } from '@/lib/chains/server-keys';
import tables from './data/nodes.json';

type Lists = Readonly<Record<string, readonly string[]>>;
const interfaces: Lists = tables.interfaces;
const networks: Lists = tables.networks;
const retired: Lists = tables.retiredNetworks;

const TESTNET_WITHOUT = new Set(['firehose', 'blockbook']);

function toTitle(key: string): string {
  return key.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) =>
    (dash && ' ').concat(letter.toUpperCase()),
  );
}

function toNetworks({ key, ...facts }: ChainFacts) {
  const offered = interfaces[key] ?? facts.interfaces ?? [];
  return (networks[key] ?? facts.networks ?? []).map((network) => ({
    _key: network,
    name: toTitle(network),
    status: tables.comingSoon.includes(key)
      ? 'coming_soon'
      : tables.inactive.includes(key) || retired[key]?.includes(network)
        ? 'inactive'
        : 'active',
    interfaces: offered.filter((name) => network === 'mainnet' || !TESTNET_WITHOUT.has(name)),
  }));
}

function toServiceLevels(key: string): string[] {
  const levels = ['shared'];
  if (!tables.notDedicated.includes(key)) levels.push('dedicated');
  if (tables.archive.includes(key)) levels.push('archive');
  return levels;
}

/** The embedded node list, in the shape of `access_nodes/nodes_v2`. */
export const EMBEDDED_NODES = CHAIN_FACTS.map((facts) => ({
  protocol: { _key: toServerKey(facts.key), name: facts.name },
  networks: toNetworks(facts),
  service_levels: toServiceLevels(facts.key),
  ...(tables.partners.includes(facts.key) && { isPartner: true }),
  ...(facts.youtube && { youtube: facts.youtube }),
}));
