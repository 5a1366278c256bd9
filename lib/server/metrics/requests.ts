import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCounter, createHistogram } from './counters';
import type { Family } from './text';

const FILE = /^\/_next\/static\/|\.[a-z\d]{1,12}$/i;
const KINDS = { api: /^\/api\//, health: /^\/(?:livez|readyz)\/?$/, file: FILE };

/** Returns the kind of a request; there are five, however many paths are invented. */
export function toKind({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(path))?.[0];
  return kind ?? (headers.rsc === undefined ? 'page' : 'data');
}

/** Counts this server's requests and responses. */
export function createRequestMetrics() {
  const requests = createCounter('site_requests_total', 'Requests by kind and status.');
  const times = createHistogram(
    'site_request_duration_seconds',
    'Time from a request to the end of its answer, by kind.',
  );
  const cache = createCounter('site_page_cache_total', 'Pages by what the page cache had of them.');

  return {
    watch(request: IncomingMessage, response: ServerResponse): void {
      const began = performance.now();
      // Before anything changes them.
      const kind = toKind(request);
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 499;
        requests.add({ kind, status: String(status) });
        times.observe({ kind }, (performance.now() - began) / 1000);
        const state = response.getHeader('x-nextjs-cache');
        if (typeof state === 'string') cache.add({ state: state.toLowerCase() });
      });
    },
    toFamilies: (): Family[] => [requests, times, cache].map((one) => one.toFamily()),
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
