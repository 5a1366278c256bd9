/** How a chain keeps its ledger; chains of one family answer much the same questions. */
type ChainFamily = 'utxo' | 'evm' | 'move' | 'solana' | 'substrate' | 'cosmos' | 'other';

/** A set of RPC methods that several chains share, by which requests are chosen and calls are priced. */
export type MethodFamily =
  | 'evm'
  | 'bitcoin'
  | 'solana'
  | 'tron'
  | 'ton'
  | 'near'
  | 'substrate'
  | 'cosmos'
  | 'sui'
  | 'aptos'
  | 'xrpl'
  | 'stellar'
  | 'cardano'
  | 'starknet'
  | 'algorand'
  | 'tezos'
  | 'blockbook';

/** What is known of a chain, whoever serves it; null means unknown or not confirmed. */
export type ChainFacts = {
  key: string;
  name: string;
  /** The established Chinese name; null where Chinese texts use the English one. */
  nameZh: string | null;
  /** How a Chinese title names the chain where that is not the Chinese name with the English one behind it. */
  titleZh: string | null;
  /** Chinese nicknames and literal translations, only to be found by. */
  aliasesZh: readonly string[];
  ticker: string | null;
  /** Names, tickers and keys the chain had before, which visitors still search for. */
  formerNames: readonly string[];
  family: ChainFamily;
  /** Which sets of methods apply, the first of which prices the chain's calls; empty when none does. */
  methodFamilies: readonly MethodFamily[];
  consensus: string | null;
  evmChainId: number | null;
  /** Another public network uses the same chain id, so a wallet may confuse the two. */
  chainIdReused: boolean;
  networks: readonly string[] | null;
  interfaces: readonly string[] | null;
  blockTimeSeconds: number | null;
  explorerUrl: string | null;
  website: string | null;
  launchedYear: number | null;
  oneLine: string;
  oneLineZh: string;
  /** English only. */
  note: string | null;
  youtube: string | null;
};

/** Facts as they are stored: a field named in `unverified` holds an unconfirmed value. */
export type StoredFacts<T> = T & { unverified: readonly string[] };

/** A test network that the faucet serves; `key` is the faucet's id in the address. */
export type FaucetNetwork = {
  key: string;
  name: string;
  nameZh: string;
  chainKey: string;
  protocol: string;
  network: string;
  chainId: number;
  chainIdHex: string;
  chainIdReused: boolean;
  currency: string;
  decimals: number;
  parentChain: string | null;
  explorerUrl: string;
  docsUrl: string;
  projectUrl: string;
  status: string | null;
};
