import type { Locale } from '@/lib/i18n/locales';

/** A text in every language of the site. */
type Words = Readonly<Record<Locale, string>>;

/** What makes a block final. */
type FinalityKind =
  | 'probabilistic'
  | 'epoch-finality-2'
  | 'fast-finality'
  | 'tower-32'
  | 'milestone'
  | 'l1-settlement'
  | 'instant-bft'
  | 'masterchain'
  | 'grandpa'
  | 'dpos-19'
  | 'chainlock'
  | 'savanna'
  | 'f3'
  | 'avalanche'
  | 'bitcoin';

/** A family of methods that replay transactions, named after their prefix. */
export type TraceKind = 'debug' | 'trace' | 'arbtrace' | 'starknet';

/** `seconds` is approximate; null if it is a range, varies or is unknown. */
export type Finality = {
  kind: FinalityKind;
  /** A short form for tables. */
  text: Words;
  seconds: number | null;
  /** The full text; English only. */
  note: string | null;
  source: string;
};

/** What a chain's node software offers; null if that is not certain enough to publish. */
export type NodeTraits = {
  /** Sets of methods, such as `evm-opstack`. */
  families: readonly string[];
  /**
   * What an archive node adds: past state, or history that an ordinary node drops; null if archive nodes make no
   * difference.
   */
  archive: 'state' | 'history' | null;
  traces: readonly TraceKind[] | null;
  /** English only: notes on each family, then on the chain. */
  notes: readonly string[];
  sources: readonly string[];
};

/** What distinguishes a chain from others, with a source for each fact; null: unknown, or not certain enough. */
export type ChainDetails = {
  /** What the chain is for, and what its operators and readers should know. */
  about: Words;
  clients: readonly string[];
  docsUrl: string;
  /** `text` replaces the figure when the block time varies. */
  blockTime: { text: Words | null; note: string | null; source: string | null };
  finality: Finality | null;
  node: NodeTraits;
  /** Why the chain has no wallet parameters although it has a chain ID. English only. */
  walletNote: string | null;
};

export type Confidence = 'high' | 'medium' | 'low';
export type Sure<T> = T & { confidence: Confidence };
type StoredWallet = {
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  /** Set if wallets need a different explorer from the one the site links to. */
  explorerUrl?: string;
  source: string;
};
export type StoredDetails = Omit<ChainDetails, 'blockTime' | 'finality' | 'node'> & {
  /** ISO date of the last comparison with the sources. */
  checkedAt: string;
  blockTime: Sure<ChainDetails['blockTime']>;
  finality: Sure<Finality> | null;
  node: Sure<Omit<NodeTraits, 'traces' | 'notes'> & { traces: TraceKind[]; note: string | null }>;
  wallet: StoredWallet | null;
};
