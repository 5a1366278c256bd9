import type { Locale } from '@/lib/i18n/locales';

type Transport = 'http' | 'ws' | 'grpc' | 'rest' | 'graphql';

export type MethodParameter = {
  name: string;
  /** A type or its possible values: `block number or tag`, `sapling | orchard`. English only. */
  type: string;
  required: boolean;
  /** Null for an optional parameter that is better omitted. */
  example: unknown;
};

/** A call that a chain's node software supports, according to its project's documentation. */
export type ChainMethod = {
  /** `eth_getLogs`, `/v2/blocks/{round}`, or a label such as `query (view_account)`. */
  name: string;
  /** The name sent in the request: `name`, unless that is a label. */
  wire: string;
  summary: Readonly<Record<Locale, string>>;
  group: string;
  /** The family that defines it, without the families that one extends: `evm` for all of `evm-*`. */
  family: string;
  params: readonly MethodParameter[];
  /** The shape of a result; values with `…` are shortened. */
  result: unknown;
  /** True if it can query past state that an ordinary node may have pruned. */
  archive: boolean;
  /** True if an operator has to enable it. */
  optIn: boolean;
  transport: readonly Transport[];
  /** The HTTP method of a path; null for a named method. */
  http: 'GET' | 'POST' | null;
  /** What a caller should know of the parameters and the result. */
  notes: Readonly<Record<Locale, readonly string[]>> | null;
  /** The chain on which the hashes and addresses of the examples exist; null if on none for certain. */
  examplesOn: string | null;
};

export type MethodSupport = {
  /** False while too little is known to list methods; the list is then empty. */
  isConfirmed: boolean;
  /** ISO date of the last comparison with the sources. */
  checked: string;
  /** Repositories and documents, such as `ethereum/execution-apis: src/eth`. */
  sources: readonly string[];
  methods: readonly ChainMethod[];
};
