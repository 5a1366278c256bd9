import { getChainPath } from '@/lib/site/addresses';
import type { Chain, ChainNetwork, ChainStatus, LiveNodes, Reading } from '@/lib/provider';

/** A chain as published for machines; null: unknown. */
export type PublicChain = {
  key: string;
  name: string;
  nameZh: string | null;
  formerNames: readonly string[];
  ticker: string | null;
  family: string | null;
  /** EIP-155 chain ID; null for chains that are not EVM. */
  chainId: number | null;
  status: ChainStatus;
  /** Percentage with two decimals; measured only if `availabilitySource` is `live`, null if it is `default`. */
  availabilityPercent: string | null;
  /** The same by region, with three decimals; empty if nothing was measured. */
  availabilityByRegion: Record<string, string>;
  availabilitySource: Reading;
  /** ISO time of the check; null if nothing was measured. */
  checkedAt: string | null;
  blockTimeSeconds: number | null;
  networks: ChainNetwork[];
  serviceLevels: string[];
  partner: boolean;
  url: string;
};

export type PublicNodes = {
  $schema: string;
  /**
   * Where the data comes from: the provider, a sample, the last list that was read, or the list that ships with the
   * site.
   */
  source: LiveNodes['source'];
  checkedAt: string | null;
  meanAvailabilityPercent: string | null;
  chains: PublicChain[];
};

/** `origin` is the site's, without a trailing slash. */
export function toPublicChain(chain: Chain, origin: string): PublicChain {
  const { key, name, status, networks, serviceLevels, facts } = chain;
  return {
    key,
    name,
    nameZh: facts?.nameZh ?? null,
    formerNames: facts?.formerNames ?? [],
    ticker: facts?.ticker ?? null,
    family: facts?.family ?? null,
    chainId: facts?.evmChainId ?? null,
    status,
    availabilityPercent: chain.reading === 'default' ? null : chain.availabilityPercent,
    availabilityByRegion: Object.fromEntries(
      chain.regions.map(({ region, percent }) => [region, percent]),
    ),
    availabilitySource: chain.reading,
    checkedAt: chain.measuredAt,
    blockTimeSeconds: facts?.blockTimeSeconds ?? null,
    networks,
    serviceLevels,
    partner: chain.isPartner,
    url: origin + getChainPath(key),
  };
}

export function toPublicNodes(nodes: LiveNodes, origin: string): PublicNodes {
  return {
    $schema: `${origin}/nodes.schema.json`,
    source: nodes.source,
    checkedAt: nodes.checkedAt,
    meanAvailabilityPercent: nodes.meanAvailability,
    chains: nodes.chains.map((chain) => toPublicChain(chain, origin)),
  };
}
