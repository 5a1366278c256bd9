type PatchedFetch = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/** The runtime's own `fetch`. Next's one would keep answers with the page that asked first. */
export const fetchUncached: typeof fetch = (input, init) =>
  ((fetch as PatchedFetch)._nextOriginalFetch ?? fetch)(input, init);
