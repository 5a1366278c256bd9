import type { History } from '@/lib/history';
import type { ComputeUnits, LiveNodes } from '@/lib/provider';
import { toCsvText } from '@/lib/csv';
import { toBadge } from './badge';
import { BADGE_FILE, CHAIN_FILE, METHODS_FILE } from './data-paths';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';
import { toPublicMethods } from './methods-file';
import methodsSchema from './methods.schema.json';
import schema from './nodes.schema.json';
import { toPublicChain, toPublicNodes, type PublicChain } from './public-chain';
import { toPublicHistory } from './public-history';

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
function toNodesCsv(chains: readonly PublicChain[]): string {
  const rows = chains.map((chain) => Object.values(COLUMNS).map((toCell) => toCell(chain)));
  return toCsvText([Object.keys(COLUMNS), ...rows]);
}

type Source = { nodes: LiveNodes; prices: ComputeUnits; history: History };

/** Returns the machine-readable file at `path`; null if there is no such chain or file. */
export function getDataFile(
  path: string,
  { nodes, prices, history }: Source,
  origin: string,
): DataFile | null {
  switch (path) {
    case '/nodes.json':
      return toJsonFile(toPublicNodes(nodes, origin));
    case '/nodes.csv': {
      const { chains } = toPublicNodes(nodes, origin);
      return { type: 'text/csv; charset=utf-8', text: toNodesCsv(chains) };
    }
    case '/nodes.schema.json':
      return toSchemaFile(schema, origin + path);
    case '/methods.schema.json':
      return toSchemaFile(methodsSchema, origin + path);
  }
  const find = (file: RegExp) => {
    const key = file.exec(path)?.[1];
    return nodes.chains.find((one) => one.key === key);
  };
  const chain = find(CHAIN_FILE);
  if (chain) {
    const known = toPublicChain(chain, origin);
    const { heads } = chain;
    return toJsonFile({ ...known, heads, history: toPublicHistory(history, chain.key) });
  }
  const shown = find(BADGE_FILE);
  if (shown) return toBadge(shown);
  const caller = find(METHODS_FILE);
  const methods = caller && toPublicMethods(caller, prices, origin);
  return methods ? toJsonFile(methods) : null;
}
