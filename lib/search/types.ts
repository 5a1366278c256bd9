/** What can be found. The order breaks ties. */
export const SEARCH_KINDS = ['chain', 'page', 'method', 'question'] as const;
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
};

/** A method by name, with the chains that have a page for it, most requested first. */
export type SearchMethod = { name: string; slug: string; chains: readonly string[] };

/** Everything that can be found in one language. */
export type SearchData = {
  entries: readonly SearchEntry[];
  methods: readonly SearchMethod[];
  /** Chain names by key, for the methods. */
  names: Readonly<Record<string, string>>;
};
