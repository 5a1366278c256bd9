import type { ChainStatus } from '@/lib/provider/types';

/** What can be found, in the order of the groups. */
export const SEARCH_KINDS = ['chain', 'method', 'page', 'question'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Without language prefix; a question's ends with its anchor. */
  path: string;
  /** A one-line description. */
  detail: string;
  /** Additional search terms, in lower case. */
  words: string;
  /** What identifies a chain, in lower case and by priority: key, names, ticker. */
  names?: readonly string[];
  /** The key, for a chain. */
  chain?: string;
};

/** A method by name, with the chains that have a page for it, most requested first. */
export type SearchMethod = { name: string; slug: string; chains: readonly string[] };

/** What the search shows of a chain besides its name. */
export type SearchChain = {
  ticker: string | null;
  status: ChainStatus;
  /** The status in words. */
  state: string;
  /** With its unit; a dash if it was never measured. */
  availability: string;
  /** With `$KEY` in place of the key; null unless the chain is available. */
  endpoint: string | null;
};

/** Everything that can be found in one language. */
export type SearchIndex = {
  entries: readonly SearchEntry[];
  methods: readonly SearchMethod[];
  /** Chain names by key, for the methods. */
  names: Readonly<Record<string, string>>;
};

/** The same, with what the search shows beside it. */
export type SearchData = SearchIndex & {
  chains: Readonly<Record<string, SearchChain>>;
  /** True if the chains' availability is sample data. */
  isSample: boolean;
  /** Pages that the other language lacks. */
  untranslated: readonly string[];
};
