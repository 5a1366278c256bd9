import { isJsonObject } from '@/lib/json';

/** Where methods that read state name the block, by place in the parameters. */
const STATE_TAGS: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_estimateGas: 1,
  eth_createAccessList: 1,
  eth_simulateV1: 1,
  eth_getStorageAt: 2,
  eth_getProof: 2,
  debug_traceCall: 1,
  trace_call: 2,
};

/** Methods that name a block, which shows how far the chain is. */
const BLOCK_TAGS: Readonly<Record<string, number>> = {
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0,
  eth_feeHistory: 1,
};

const RECENT = ['latest', 'pending', 'safe', 'finalized'];

/** A tag that names recent state, the oldest, or a block; null if it does not tell, as a block's hash. */
export type BlockTag = 'recent' | 'oldest' | number | null;

function readTag(value: unknown): BlockTag {
  if (isJsonObject(value)) return readTag(value.blockNumber ?? null);
  if (typeof value !== 'string') return null;
  if (RECENT.includes(value)) return 'recent';
  if (value === 'earliest') return 'oldest';
  return /^0x[\da-f]{1,12}$/i.test(value) ? Number(value) : null;
}

/** True for a method that reads the state at a block. */
export const readsState = (method: string): boolean => Object.hasOwn(STATE_TAGS, method);

/** Returns what a call of a method that reads state says about its block; undefined for other methods. */
export function getStateTag(method: string, params: unknown): BlockTag | undefined {
  if (!readsState(method)) return undefined;
  const given: unknown = Array.isArray(params) ? params[STATE_TAGS[method] ?? 0] : undefined;
  // Without a tag, nodes use the latest block.
  return given === undefined ? 'recent' : readTag(given);
}

/** Returns the number of the block that a call names; null if it names none. */
export function getNamedBlock(method: string, params: unknown): number | null {
  if (!Array.isArray(params)) return null;
  const place = Object.hasOwn(BLOCK_TAGS, method) ? BLOCK_TAGS[method] : STATE_TAGS[method];
  const filter: unknown = params[0];
  const value: unknown =
    method === 'eth_getLogs' && isJsonObject(filter) ? filter.toBlock : params[place ?? -1];
  const tag = readTag(value);
  return typeof tag === 'number' ? tag : null;
}
