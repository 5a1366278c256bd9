import type { Locale } from '@/lib/i18n/locales';

/** A text in every language of the site. */
type Words = Readonly<Record<Locale, string>>;

/** By what a block becomes final. */
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

/** A family of methods that replay transactions, by what their names begin with. */
export type TraceKind = 'debug' | 'trace' | 'arbtrace' | 'starknet';

/** `seconds` is about how long it takes; null where that is a range, varies or is not known. */
export type Finality = {
  kind: FinalityKind;
  /** Short, for a table. */
  text: Words;
  seconds: number | null;
  /** In full; English only. */
  note: string | null;
  source: string;
};

/** What the node software of a chain serves; null where it is not sure enough to be said. */
export type NodeTraits = {
  /** Sets of methods, such as `evm-opstack`. */
  families: readonly string[];
  /** What an archive node adds: past state, or history that an ordinary node drops; null when nothing is archive. */
  archive: 'state' | 'history' | null;
  traces: readonly TraceKind[] | null;
  /** English only: what applies to each family, then to the chain. */
  notes: readonly string[];
  sources: readonly string[];
};

/** Something that happened to a chain; `date` may lack its day or month. English only. */
type ChainEvent = { date: string; text: string; source: string };

/** An interface or a client that its project gave up; English only. */
type Deprecation = {
  what: string;
  since: string | null;
  replacement: string;
  source: string;
};

/** What tells a chain from others, with the source of each fact; null: not known, or not sure enough. */
export type ChainDetails = {
  /** What the chain is for and what its node's operator or reader should know. */
  about: Words;
  clients: readonly string[];
  docsUrl: string;
  /** `text` stands for a block time that varies. */
  blockTime: { text: Words | null; note: string | null; source: string | null };
  finality: Finality | null;
  node: NodeTraits;
  events: readonly ChainEvent[];
  deprecated: readonly Deprecation[];
  /** Why the chain has no wallet parameters although it has a chain ID. English only. */
  walletNote: string | null;
};

export type Confidence = 'high' | 'medium' | 'low';
export type Sure<T> = T & { confidence: Confidence };
type StoredWallet = {
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  /** Set where the wallet needs another explorer than the site links to. */
  explorerUrl?: string;
  source: string;
};
export type StoredDetails = Omit<ChainDetails, 'blockTime' | 'finality' | 'node'> & {
  blockTime: Sure<ChainDetails['blockTime']>;
  finality: Sure<Finality> | null;
  node: Sure<Omit<NodeTraits, 'traces' | 'notes'> & { traces: TraceKind[]; note: string | null }>;
  wallet: StoredWallet | null;
  explorerCheck: string;
};
