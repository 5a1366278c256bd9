import { z } from 'zod';
import { findChainKey } from '@/lib/chains/aliases';
import { createMatch, getSearchText } from '@/lib/chains/search';
import { toPublicChain } from '@/lib/directory/public-chain';
import { getInterfaces } from '@/lib/display';
import type { Chain } from '@/lib/provider';
import { CHAIN_STATUSES } from '@/lib/provider/types';
import type { Facts } from '../facts';
import { ToolError, defineTool } from '../tool';

const MAX_KEY = 60;

/** An argument that names a chain. */
export const chainArgument = z
  .string()
  .min(1)
  .max(MAX_KEY)
  .describe('Key or name of a chain, such as "eth", "Polygon PoS" or the former name "matic".');

/**
 * Finds the chain for a key, a name or a former name.
 * @throws {ToolError} if there is none
 */
export function findChain({ nodes }: Facts, name: string): Chain {
  const given = name.trim().toLowerCase();
  const key = nodes.chains.some((chain) => chain.key === given) ? given : findChainKey(given);
  const chain = nodes.chains.find((one) => one.key === key);
  if (!chain) throw new ToolError(`No chain is called "${name}". list_chains lists all keys.`);
  return chain;
}

/** @throws {ToolError} for a name that no chain has, so that a wrong name is not taken for "none" */
function requireKnown(name: string | undefined, known: readonly string[], kind: string): void {
  if (name === undefined || known.includes(name)) return;
  throw new ToolError(`No ${kind} is called "${name}". Known: ${known.join(', ') || 'none'}.`);
}

export const listChains = defineTool({
  name: 'list_chains',
  title: 'List chains',
  description:
    'Lists the blockchains that the provider serves, each with key, status, chain ID, interfaces, the latest availability and block time. Filters are optional.',
  input: z.object({
    query: z
      .string()
      .max(80)
      .optional()
      .describe('Words of a name, ticker, chain ID or former name.'),
    family: z.enum(['evm', 'utxo', 'cosmos', 'move', 'substrate', 'solana', 'other']).optional(),
    interface: z.string().max(40).optional().describe('Such as "websocket" or "graphql".'),
    status: z.enum(CHAIN_STATUSES).optional(),
    serviceLevel: z.string().max(40).optional().describe('Such as "archive" or "dedicated".'),
    region: z
      .string()
      .max(40)
      .optional()
      .describe('Where the chain is measured from, such as "eu-central"; not a city.'),
  }),
  run({ query = '', family, interface: wanted, status, serviceLevel, region }, { nodes, origin }) {
    const level = serviceLevel?.toLowerCase();
    requireKnown(region, nodes.regions, 'region');
    requireKnown(
      level,
      [...new Set(nodes.chains.flatMap((chain) => chain.serviceLevels))],
      'level',
    );
    const isMatch = createMatch(query);
    const chains = nodes.chains
      .filter((chain) => isMatch(getSearchText(chain)))
      .filter((chain) => !family || chain.facts?.family === family)
      .filter((chain) => !wanted || getInterfaces(chain).includes(wanted.toLowerCase()))
      .filter((chain) => !status || chain.status === status)
      .filter((chain) => !level || chain.serviceLevels.includes(level))
      .filter((chain) => !region || chain.regions.some((reading) => reading.region === region))
      .map((chain) => {
        const { networks, ...known } = toPublicChain(chain, origin);
        return {
          ...known,
          networks: networks.map(({ key }) => key),
          interfaces: getInterfaces(chain),
        };
      });
    return { source: nodes.source, checkedAt: nodes.checkedAt, count: chains.length, chains };
  },
});

export const getChain = defineTool({
  name: 'get_chain',
  title: 'Get a chain',
  description:
    'Returns everything known of one chain: networks with their interfaces, availability by region, service levels, block time and the URL of its page.',
  input: z.object({ chain: chainArgument }),
  run: ({ chain }, facts) => ({ ...toPublicChain(findChain(facts, chain), facts.origin) }),
});
