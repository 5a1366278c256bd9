type PatchedFetch = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/** The runtime's own `fetch`. Next's version would store responses with the first page that requested them. */
export const fetchUncached: typeof fetch = (input, init) =>
  ((fetch as PatchedFetch)._nextOriginalFetch ?? fetch)(input, init);
