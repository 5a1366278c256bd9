import type { ChainMethod } from '@/lib/chains/methods';
import type { MethodMessages } from '@/lib/i18n/method-messages';

/** An error by its code and message key. */
export type MethodError = { code: string; id: keyof MethodMessages['errors'] };

type Rule = MethodError & { applies: (method: ChainMethod) => boolean };

const isOf =
  (family: string, ...names: string[]) =>
  (method: ChainMethod) =>
    method.family === family && (names.length === 0 || names.includes(method.name));
const takesHash = ({ params }: ChainMethod) => params.some(({ type }) => type === 'hash');
const takesHeight = ({ params }: ChainMethod) =>
  params.some(({ type }) => /^(integer|hash or integer)$/.test(type));

/** Codes from JSON-RPC 2.0, EIP-1474 and Geth, Bitcoin Core's rpc/protocol.h, and Agave's custom errors. */
const RULES: readonly Rule[] = [
  { code: '3', id: 'reverted', applies: isOf('evm', 'eth_call', 'eth_estimateGas') },
  {
    code: '-32000',
    id: 'missingState',
    applies: (method) => method.family === 'evm' && method.archive,
  },
  { code: '-32000', id: 'refused', applies: isOf('evm', 'eth_sendRawTransaction') },
  { code: '-32005', id: 'limit', applies: isOf('evm', 'eth_getLogs', 'eth_getFilterLogs') },
  {
    code: '-5',
    id: 'unknownHash',
    applies: (method) => method.family === 'utxo' && takesHash(method),
  },
  {
    code: '-8',
    id: 'outOfRange',
    applies: (method) => method.family === 'utxo' && takesHeight(method),
  },
  { code: '-26', id: 'rejected', applies: isOf('utxo', 'sendrawtransaction') },
  { code: '-32002', id: 'preflight', applies: isOf('solana', 'sendTransaction') },
  { code: '-32004', id: 'unavailable', applies: isOf('solana', 'getBlock', 'getBlockTime') },
  { code: '-32007', id: 'skipped', applies: isOf('solana', 'getBlock', 'getBlockTime') },
  { code: '-32601', id: 'notFound', applies: () => true },
  { code: '-32602', id: 'invalidParams', applies: ({ params }) => params.length > 0 },
];

/** Lists the documented errors of a JSON-RPC call, its own before the common ones; none for a path. */
export function getMethodErrors(method: ChainMethod): MethodError[] {
  if (!method.transport.includes('http')) return [];
  return RULES.filter(({ applies }) => applies(method)).map(({ code, id }) => ({ code, id }));
}
