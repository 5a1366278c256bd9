import { createEmbeddedProvider } from '@/embedded/provider';
import type { LastGoodResponse, LastGoodResponses } from '@/lib/last-good-responses';
import { createProviderClient } from '@/lib/provider/client';
import { createLiveData, type LiveDataOptions } from '@/lib/provider/live-data';

export const DAY = Date.parse('2026-01-01T00:00:00Z');
export const RETRY_MS = 15;

/** Keeps responses as a folder does. */
export function makeResponses(): LastGoodResponses {
  const stored = new Map<string, LastGoodResponse>();
  return {
    read: async (query) => stored.get(query) ?? null,
    write: async (query, response) => void stored.set(query, response),
  };
}

/** Creates live data over an in-process service whose clock and responses the test controls. */
export function setUp(options: Partial<LiveDataOptions> = {}) {
  const embedded = createEmbeddedProvider();
  const calls: string[] = [];
  const lines: string[] = [];
  const control = {
    now: DAY,
    respond: (url: string): Response | Promise<Response> => embedded(new Request(url)),
  };
  const client = createProviderClient({
    fetch: async (url) => {
      calls.push(new URL(url).pathname);
      return control.respond(url);
    },
    apiUrl: 'http://x/v3',
    availabilityUrl: 'http://x/v1',
    timeoutMs: 5000,
  });
  const live = createLiveData({
    client,
    retryDelayMs: RETRY_MS,
    now: () => control.now,
    log: (line) => lines.push(line),
    ...options,
  });
  /** Answers paths that match with something else, from a minute later on. */
  const answer = (path: RegExp, make: (url: string) => Response | Promise<Response>) => {
    control.now += 60_001;
    control.respond = (url) => (path.test(url) ? make(url) : embedded(new Request(url)));
  };
  return {
    live,
    control,
    lines,
    answer,
    heal: () => answer(/$^/, () => Response.error()),
    count: (path: RegExp) => calls.filter((call) => path.test(call)).length,
  };
}

export const down = () => new Response('secret detail', { status: 500 });
