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

const takesAny = ({ params }: ChainMethod) => params.length > 0;
const TOKEN_CALLS = ['getProgramAccounts', 'getTokenAccountsByOwner'];

/** Codes from JSON-RPC 2.0, EIP-1474 and Geth, Bitcoin Core's rpc/protocol.h, Agave's and the Polkadot SDK's own. */
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
  {
    code: '-22',
    id: 'undecodable',
    applies: ({ family, params }) =>
      family === 'utxo' && params.some(({ type }) => /^(hex|array of hex)$/.test(type)),
  },
  { code: '-26', id: 'rejected', applies: isOf('utxo', 'sendrawtransaction') },
  { code: '-32002', id: 'preflight', applies: isOf('solana', 'sendTransaction') },
  { code: '-32004', id: 'unavailable', applies: isOf('solana', 'getBlock', 'getBlockTime') },
  { code: '-32007', id: 'skipped', applies: isOf('solana', 'getBlock', 'getBlockTime') },
  {
    code: '-32600',
    id: 'tooLong',
    applies: isOf('solana', ...['getAccountInfo', 'getMultipleAccounts'], ...TOKEN_CALLS),
  },
  {
    code: '4003',
    id: 'discarded',
    applies: (method) => method.family === 'substrate' && method.archive,
  },
  { code: '-1', id: 'misuse', applies: (method) => method.family === 'utxo' && takesAny(method) },
  {
    code: '-3',
    id: 'wrongType',
    applies: (method) => method.family === 'utxo' && takesAny(method),
  },
  // The XRP Ledger names its errors in words.
  { code: '-32601', id: 'notFound', applies: ({ family }) => family !== 'xrpl' },
  {
    code: '-32602',
    id: 'invalidParams',
    applies: (method) => !['utxo', 'xrpl'].includes(method.family) && takesAny(method),
  },
];

/** Lists the documented errors of a JSON-RPC call, its own before the common ones; none for a path. */
export function getMethodErrors(method: ChainMethod): MethodError[] {
  if (!method.transport.includes('http')) return [];
  return RULES.filter(({ applies }) => applies(method)).map(({ code, id }) => ({ code, id }));
}
