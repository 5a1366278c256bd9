/** What can be found, in the order in which kinds show when they fit equally well. */
export const SEARCH_KINDS = ['chain', 'page', 'method', 'question'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Without language prefix; a question's ends with its anchor. */
  path: string;
  /** One line that says what is there. */
  detail: string;
  /** What else it is found by, in lower case. */
  words: string;
};

/** A method by its name, with the chains that have a page of it, the most asked for first. */
export type SearchMethod = { name: string; slug: string; chains: readonly string[] };

/** Everything that can be found in one language. */
export type SearchData = {
  entries: readonly SearchEntry[];
  methods: readonly SearchMethod[];
  /** Names of chains by key, for the methods. */
  names: Readonly<Record<string, string>>;
};
