/** How a chain keeps its ledger; chains of one family have much the same methods. */
type ChainFamily = 'utxo' | 'evm' | 'move' | 'solana' | 'substrate' | 'cosmos' | 'other';

/** A set of RPC methods that several chains share. It determines sample requests and prices. */
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

/** What is known about a chain, regardless of who serves it; null means unknown or unconfirmed. */
export type ChainFacts = {
  key: string;
  name: string;
  /** The established Chinese name; null if Chinese texts use the English one. */
  nameZh: string | null;
  /** The name in Chinese titles, if it is not the Chinese name followed by the English one. */
  titleZh: string | null;
  /** Chinese nicknames and literal translations, used only for search. */
  aliasesZh: readonly string[];
  ticker: string | null;
  /** The chain's former names, tickers and keys, which visitors still search for. */
  formerNames: readonly string[];
  /** Names of related projects and chains, used only for search. */
  searchWords: readonly string[];
  family: ChainFamily;
  /** The method families that apply; the first determines the price of the chain's calls. Empty if none does. */
  methodFamilies: readonly MethodFamily[];
  consensus: string | null;
  evmChainId: number | null;
  /** True if another public network uses the same chain ID, so that a wallet may confuse the two. */
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

/** Facts as stored: a field named in `unverified` holds an unconfirmed value. */
export type StoredFacts<T> = T & { unverified: readonly string[] };

/** A test network that the faucet serves; `key` is the faucet ID in the URL. */
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
  /** ISO date on which the network was shut down; null while it runs. */
  endedOn: string | null;
  /** ISO date of the last comparison with its sources. */
  checkedAt: string;
};
