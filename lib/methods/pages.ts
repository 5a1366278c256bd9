import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import type { Chain } from '@/lib/provider';
import { toMethodCall } from './call';
import { getInterfaces, toSlug } from './interfaces';

/** How many methods of a chain have their own page. */
const MOST = 25;
/** A longer name leaves no room for the chain's in a title. */
const LONGEST_NAME = 38;

/** A method with its own page; `slug` is the last segment of its path. */
export type PagedMethod = ChainMethod & { slug: string };

/** Measures how much there is to say about a method: mainly parameters, then result fields and requirements. */
function getSubstance({ params, result, archive, optIn }: ChainMethod): number {
  const first: unknown = Array.isArray(result) ? result[0] : result;
  const fields = typeof first === 'object' && first !== null ? Object.keys(first).length : 0;
  return params.length * 2 + Math.min(fields, 4) + Number(archive) + Number(optIn);
}

/** The methods that developers look up most, which come first. */
const SOUGHT = new Set([
  ...['eth_call', 'eth_getLogs', 'eth_getBalance', 'eth_sendRawTransaction', 'eth_estimateGas'],
  ...['eth_getTransactionReceipt', 'eth_getBlockByNumber', 'eth_getTransactionByHash'],
  ...['eth_getTransactionCount', 'eth_getCode', 'eth_getStorageAt', 'eth_getBlockReceipts'],
  ...['eth_feeHistory', 'eth_getProof', 'debug_traceTransaction', 'trace_block'],
  ...['sendrawtransaction', 'getblockhash', 'getrawmempool', 'estimatesmartfee'],
]);

/** Below this, a page would only repeat its row of the list. */
const LEAST_SUBSTANCE = 2;

const getRank = (method: ChainMethod) => getSubstance(method) + (SOUGHT.has(method.name) ? 100 : 0);

function choose(methods: readonly ChainMethod[]): PagedMethod[] {
  const chosen = methods
    .filter(({ name }) => name.length <= LONGEST_NAME)
    .filter((method) => getSubstance(method) >= LEAST_SUBSTANCE && toMethodCall(method) !== null)
    .sort((one, other) => getRank(other) - getRank(one))
    .slice(0, MOST)
    .map((method) => ({ ...method, slug: toSlug(method.name) }));
  const slugs = new Set(chosen.map(({ slug }) => slug.toLowerCase()));
  if (slugs.size !== chosen.length) throw new Error('Two methods of a chain have the same path');
  return chosen;
}

const chosenByKey = new Map<string, readonly PagedMethod[]>();

/** Picks the methods of a chain with the most to say, whether or not the provider serves them. */
function getChosen(key: string): readonly PagedMethod[] {
  const chosen = chosenByKey.get(key) ?? choose(getMethodSupport(key)?.methods ?? []);
  chosenByKey.set(key, chosen);
  return chosen;
}

/** Returns the slug of a chain's method, given in any letter case; undefined if there is none. */
export const findSlug = (key: string, given: string): string | undefined =>
  getChosen(key).find(({ slug }) => slug.toLowerCase() === given.toLowerCase())?.slug;

type Served = Pick<Chain, 'key' | 'status' | 'networks'>;

const isPartOf = (name: string, whole: string) => name === whole || name.startsWith(`${whole}-`);

/** Lists the methods of a chain that have a page: none while it accepts no requests or lacks their interface. */
export function getMethodPages({ key, status, networks }: Served): readonly PagedMethod[] {
  if (status !== 'available') return [];
  const offered = networks
    .filter((network) => network.status === 'active')
    .flatMap(({ interfaces }) => interfaces);
  return getChosen(key).filter((method) =>
    getInterfaces(method).some((whole) => offered.some((name) => isPartOf(name, whole))),
  );
}
