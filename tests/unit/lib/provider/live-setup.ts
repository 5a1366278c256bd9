import { createProviderClient } from '@/lib/provider/client';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createLiveData, type LiveDataOptions } from '@/lib/provider/store';

const DAY = Date.parse('2026-01-01T00:00:00Z');
const flush = () => new Promise((resolve) => setImmediate(resolve));

/** Creates live data over an in-process service whose clock, pauses and responses the test controls. */
export function setUp({ kept }: Pick<LiveDataOptions, 'kept'> = {}) {
  const embedded = createEmbeddedProvider();
  const calls: string[] = [];
  const lines: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
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
    kept,
    retryDelayMs: 10_000,
    now: () => control.now,
    log: (line) => lines.push(line),
    sleep: (ms) => new Promise((resolve) => pauses.push({ ms, end: resolve })),
  });
  const answer = (path: RegExp, make: () => Response | Promise<Response>) => {
    control.respond = (url) => (path.test(url) ? make() : embedded(new Request(url)));
  };
  const heal = () => answer(/$^/, () => Response.error());
  const count = (path: RegExp) => calls.filter((call) => path.test(call)).length;
  const endPause = async () => {
    pauses.shift()?.end();
    await flush();
  };
  return {
    embedded: (url: string) => embedded(new Request(url)),
    live,
    control,
    lines,
    pauses,
    answer,
    heal,
    count,
    endPause,
  };
}

export const down = () => new Response('secret detail', { status: 500 });
