/** An address as it stands in a text; `end` is behind its last character, lines count from 1. */
export type FoundUrl = { start: number; end: number; line: number; text: string };

/** A chain of ours with a network, which may be unknown to us; or the name of a chain that is not ours. */
export type Target = { chain: string; network: string } | { other: string };

/** What an address says: whose it is, and for which chain; `target` is null where the address does not tell. */
export type Match = {
  provider: string;
  /** The day on which the provider shut down. */
  closed?: string;
  target: Target | null;
  /** True where the chain stands in a variable. */
  isVariable?: boolean;
  /** As it stands in the address: a key, a placeholder, an expression or nothing. */
  key: string;
  /** What follows the provider's own path. */
  rest: string;
};

/** A chain as the checker needs it; a network's letters say what it serves: `h` HTTP, `w` WebSocket, none: nothing now. */
export type ServedChain = {
  name: string;
  networks: Readonly<Record<string, string>>;
  /** Left out while the chain is available. */
  status?: 'inactive' | 'coming-soon';
};
export type Served = Readonly<Record<string, ServedChain>>;

/** What an address is compared with: our chains and the host that our endpoints are on. */
export type Ours = { served: Served; host: string };

/** What changed on a chain, in the words of a language, by the chain's key. */
export type Notes = Readonly<Record<string, { since: string; text: string }>>;

export type FindingState =
  /** Our endpoint takes its place. */
  | 'ready'
  /** A library builds the address. */
  | 'library'
  /** The address does not tell the chain. */
  | 'choose'
  /** The chain stands in a variable. */
  | 'variable'
  | 'unserved'
  | 'no-network'
  | 'no-websocket'
  | 'retired-network'
  | 'retired'
  | 'inactive'
  | 'coming-soon';

export type Finding = {
  start: number;
  end: number;
  line: number;
  /** Null for an address of nobody known. */
  provider: string | null;
  closed?: string | undefined;
  /** The host of an address of nobody known. */
  host?: string;
  state: FindingState;
  /** Our key of the chain. */
  chain?: string;
  network?: string;
  /** The call with which a library builds the address. */
  call?: string | undefined;
  /** The chain's name where it is not ours. */
  other?: string;
  since?: string;
  /** The network to take instead. */
  instead?: string | null;
  /** What replaces it once a chain is chosen. */
  shape: Shape;
  /** The same for equal addresses, so that they share one choice. */
  group: number;
};

/** What of an address outlives its replacement. */
export type Shape = {
  isSocket: boolean;
  key: string;
  /** True where code appends the key. */
  isAppended: boolean;
  rest: string;
  /** True where JSON escapes its slashes. */
  isEscaped: boolean;
  /** True for an address without a scheme. */
  isBare?: boolean;
};
