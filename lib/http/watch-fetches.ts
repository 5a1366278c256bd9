import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** A call as undici, Node's HTTP client, describes it. */
type FetchRequest = { origin?: string | URL; path: string; method: string };
type Outcome = { response?: { statusCode: number }; error?: Error };

/**
 * Follows every call that Node's fetch makes until the response's headers or its failure.
 * @param begin returns what to do with the outcome; nothing if the call is not of interest
 * @returns a function that ends this
 */
export function watchFetches(
  begin: (request: FetchRequest) => ((outcome: Outcome) => void) | undefined,
): () => void {
  const ends = new WeakMap<object, (outcome: Outcome) => void>();
  const onCreate = (message: unknown) => {
    const { request } = message as { request: FetchRequest };
    const end = begin(request);
    if (end) ends.set(request, end);
  };
  const onSettled = (message: unknown) => {
    const { request, ...outcome } = message as { request: FetchRequest } & Outcome;
    ends.get(request)?.(outcome);
    // A response that breaks off has settled already.
    ends.delete(request);
  };
  const listeners = {
    'undici:request:create': onCreate,
    'undici:request:headers': onSettled,
    'undici:request:error': onSettled,
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
