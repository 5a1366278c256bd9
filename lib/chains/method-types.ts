import type { Locale } from '@/lib/i18n/locales';

type Transport = 'http' | 'ws' | 'grpc' | 'rest' | 'graphql';

export type MethodParameter = {
  name: string;
  /** A type, or the values that it takes: `block number or tag`, `sapling | orchard`. English only. */
  type: string;
  required: boolean;
  /** Null for an optional one that is better left out. */
  example: unknown;
};

/** One call that the node software of a chain answers, by what its project documents. */
export type ChainMethod = {
  /** `eth_getLogs`, `/v2/blocks/{round}`, or a label such as `query (view_account)`. */
  name: string;
  /** What is sent: the name, unless that is a label. */
  wire: string;
  summary: Readonly<Record<Locale, string>>;
  group: string;
  /** The set of methods that brings it, without what that extends: `evm` for all of `evm-*`. */
  family: string;
  params: readonly MethodParameter[];
  /** The form of a result; values with `…` are shortened. */
  result: unknown;
  /** True when it can ask about a past state that an ordinary node may have dropped. */
  archive: boolean;
  /** True when an operator has to switch it on. */
  optIn: boolean;
  transport: readonly Transport[];
  /** How a path is asked for; null for a name. */
  http: 'GET' | 'POST' | null;
};

export type MethodSupport = {
  /** False while too little is known to name methods; the list is then empty. */
  isConfirmed: boolean;
  /** ISO date on which the names were compared with the sources. */
  checked: string;
  /** Repositories and documents, such as `ethereum/execution-apis: src/eth`. */
  sources: readonly string[];
  methods: readonly ChainMethod[];
};
