import type { EndpointHost } from '@/lib/endpoints';
/** A URL found in a text; `end` is exclusive, lines count from 1. */
export type FoundUrl = { start: number; end: number; line: number; text: string };

/** One of our chains with a network, which may be unknown to us; or the name of a chain that we lack. */
export type Target = { chain: string; network: string } | { other: string };

/** What a URL reveals: the provider and the chain; `target` is null if it does not name the chain. */
export type Match = {
  provider: string;
  /** The day on which the service ends; empty if it has ended on an unknown day. */
  closed?: string | undefined;
  target: Target | null;
  /** True if a variable names the chain. */
  isVariable?: boolean;
  /** As written in the URL: a key, a placeholder, an expression or nothing. */
  key: string;
  /** What follows the provider's own path. */
  rest: string;
};

/**
 * A chain as the checker needs it. A network's letters say what it serves: `h` HTTP, `w` WebSocket, none: nothing at
 * present.
 */
export type ServedChain = {
  name: string;
  networks: Readonly<Record<string, string>>;
  /** Absent while the chain is available. */
  status?: 'inactive' | 'coming-soon';
};
export type Served = Readonly<Record<string, ServedChain>>;

/** What URLs are compared with: our chains and the host of our endpoints. */
export type Ours = { served: Served; host: EndpointHost };

/** Changes to chains in a language, by chain key. */
export type Notes = Readonly<Record<string, { since: string; text: string }>>;

export type FindingState =
  /** Our endpoint replaces it. */
  | 'ready'
  /** A library builds the URL. */
  | 'library'
  /** The URL does not name the chain. */
  | 'choose'
  /** A variable names the chain. */
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
  /** Null for a URL of an unknown provider. */
  provider: string | null;
  closed?: string | undefined;
  /** The host of such a URL. */
  host?: string;
  state: FindingState;
  /** Our key for the chain. */
  chain?: string;
  network?: string;
  /** The library call that builds the URL. */
  call?: string | undefined;
  /** The chain's name, if we do not offer it. */
  other?: string;
  since?: string;
  /** The network to use instead. */
  instead?: string | null;
  /** What replaces it once a chain is chosen. */
  shape: Shape;
  /** The same for equal URLs, so that they share one choice. */
  group: number;
};

/** The parts of a URL that survive its replacement. */
export type Shape = {
  isSocket: boolean;
  key: string;
  /** True if code appends the key. */
  isAppended: boolean;
  rest: string;
  /** True if JSON escapes its slashes. */
  isEscaped: boolean;
  /** True for a URL without a scheme. */
  isBare?: boolean;
};
