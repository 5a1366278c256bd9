import { toCsvText } from '@/lib/csv';
import type { PublicChain } from './public-chain';

const COLUMNS = {
  key: ({ key }) => key,
  name: ({ name }) => name,
  name_zh: ({ nameZh }) => nameZh,
  former_names: ({ formerNames }) => formerNames.join(' '),
  ticker: ({ ticker }) => ticker,
  family: ({ family }) => family,
  chain_id: ({ chainId }) => chainId,
  status: ({ status }) => status,
  availability_percent: ({ availabilityPercent }) => availabilityPercent,
  availability_source: ({ availabilitySource }) => availabilitySource,
  checked_at: ({ checkedAt }) => checkedAt,
  block_time_seconds: ({ blockTimeSeconds }) => blockTimeSeconds,
  networks: ({ networks }) => networks.map(({ key }) => key).join(' '),
  interfaces: ({ networks }) =>
    [...new Set(networks.flatMap(({ interfaces }) => interfaces))].join(' '),
  service_levels: ({ serviceLevels }) => serviceLevels.join(' '),
  partner: ({ partner }) => String(partner),
  url: ({ url }) => url,
} satisfies Record<string, (chain: PublicChain) => string | number | null>;

/** Formats chains as CSV with a header line; lists are separated by spaces. */
export function toNodesCsv(chains: readonly PublicChain[]): string {
  const rows = chains.map((chain) => Object.values(COLUMNS).map((toCell) => toCell(chain)));
  return toCsvText([Object.keys(COLUMNS), ...rows]);
}
