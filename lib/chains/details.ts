import type { Locale } from '@/lib/i18n/locales';
import stored from './details.json';
import type { ChainFacts } from './types';

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
type TraceKind = 'debug' | 'trace' | 'arbtrace' | 'starknet';

/** `seconds` is about how long it takes; null where that is a range, varies or is not known. */
type Finality = {
  kind: FinalityKind;
  /** Short, for a table. */
  text: Words;
  seconds: number | null;
  /** In full; English only. */
  note: string | null;
  source: string;
};

/** What the node software of a chain serves; null where it is not sure enough to be said. */
type NodeTraits = {
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

type Confidence = 'high' | 'medium' | 'low';
type Sure<T> = T & { confidence: Confidence };
type StoredWallet = {
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  /** Set where the wallet needs another explorer than the site links to. */
  explorerUrl?: string;
  source: string;
};
type StoredDetails = Omit<ChainDetails, 'blockTime' | 'finality' | 'node'> & {
  blockTime: Sure<ChainDetails['blockTime']>;
  finality: Sure<Finality> | null;
  node: Sure<Omit<NodeTraits, 'traces' | 'notes'> & { traces: TraceKind[]; note: string | null }>;
  wallet: StoredWallet | null;
  explorerCheck: string;
};

const { families, chains } = stored as unknown as {
  /** What applies to every chain of a family. */
  families: Record<string, string>;
  chains: Record<string, StoredDetails>;
};

/** Leaves out how sure a fact is, and the fact itself when that is not sure enough. */
function toSure<T extends { confidence: Confidence }>(
  fact: T | null,
): Omit<T, 'confidence'> | null {
  if (fact === null) return null;
  const { confidence, ...rest } = fact;
  return confidence === 'low' ? null : rest;
}

function toNodeTraits({ note, ...node }: StoredDetails['node']): NodeTraits {
  const sure = toSure(node);
  const notes = [...node.families.map((family) => families[family]), note];
  return {
    families: node.families,
    archive: sure?.archive ?? null,
    traces: sure?.traces ?? null,
    notes: notes.filter((text) => typeof text === 'string'),
    sources: node.sources,
  };
}

function toDetails(chain: StoredDetails): ChainDetails {
  const { about, clients, docsUrl, blockTime, events, deprecated, walletNote } = chain;
  const { text, note, source } = blockTime;
  return Object.freeze({
    about,
    clients,
    docsUrl,
    blockTime: { text, note, source },
    finality: toSure(chain.finality),
    node: toNodeTraits(chain.node),
    events,
    deprecated,
    walletNote,
  });
}

const detailsByKey = new Map(Object.entries(chains).map(([key, chain]) => [key, toDetails(chain)]));

/** The keys that have details. */
export const DETAILED_KEYS: readonly string[] = [...detailsByKey.keys()];

/** What tells a chain from others, by its key, such as `eth`; former keys are not looked up. */
export function getChainDetails(key: string): ChainDetails | undefined {
  return detailsByKey.get(key);
}

/** What a wallet is asked to add, as EIP-3085 has it. */
export type WalletParameters = {
  chainId: `0x${string}`;
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  rpcUrls: readonly string[];
  blockExplorerUrls?: readonly string[];
};

/** The parameters with which a wallet adds a chain at `rpcUrls`; null for a chain that it cannot add. */
export function getWalletParameters(
  { key, evmChainId, explorerUrl: siteExplorer }: ChainFacts,
  rpcUrls: readonly string[],
): WalletParameters | null {
  const wallet = Object.hasOwn(chains, key) ? chains[key]?.wallet : null;
  if (!wallet || evmChainId === null) return null;
  const explorerUrl = wallet.explorerUrl ?? siteExplorer;
  return {
    chainId: `0x${evmChainId.toString(16)}`,
    chainName: wallet.name,
    nativeCurrency: wallet.currency,
    rpcUrls,
    ...(explorerUrl && { blockExplorerUrls: [explorerUrl] }),
  };
}
