import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { readDailyCounts } from '@/lib/analytics';
import type { Env } from '@/lib/env';
import { getErrorMessage } from '@/lib/errors';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { watchFetches } from '@/lib/http/watch-fetches';
import type { Part, Readiness } from '@/lib/health/readiness';

export type Metrics = {
  /** Counts a request; for a server's `request` event. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
};

/** In seconds; a cached page takes one of the first buckets, and a call to another service may take the last. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const FILE = /^\/_next\/static\/|\.[a-z\d]{1,12}$/i;
const KINDS = { api: /^\/api\//, health: /^\/(?:livez|readyz)\/?$/, file: FILE };

/** Returns the kind of a request; there are five, however many paths are invented. */
function toKind({ url = '', headers }: IncomingMessage): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(path))?.[0];
  return kind ?? (headers.rsc === undefined ? 'page' : 'data');
}

function watchRequests(registers: [Registry]): Metrics['watch'] {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by kind.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const cache = new Counter({
    name: 'site_page_cache_total',
    help: 'Pages by what the page cache had of them.',
    labelNames: ['state'],
    registers,
  });
  return (request, response) => {
    // Before anything changes its URL.
    const kind = toKind(request);
    const stop = times.startTimer({ kind });
    response.once('close', () => {
      stop();
      requests.inc({ kind, status: response.writableFinished ? response.statusCode : 499 });
      const state = response.getHeader('x-nextjs-cache');
      if (typeof state === 'string') cache.inc({ state: state.toLowerCase() });
    });
  };
}

/** Maps origins to services; embedded ones make no calls. */
function getServices(env: Env): Map<string, string> {
  const { PRISMIC_REPOSITORY: repository } = env;
  const addresses: [string, string | undefined][] = [
    ['forms', env.FORMS_API_URL],
    ['availability', env.AVAILABILITY_API_URL],
    ['provider', env.PROVIDER_API_URL],
    ['content', repository && `https://${repository}.cdn.prismic.io`],
    ['content', repository && env.PRISMIC_ENDPOINT],
  ];
  return new Map(addresses.flatMap(([name, url]) => (url ? [[new URL(url).origin, name]] : [])));
}

/** Measures calls to other services; returns a function to stop. */
function watchUpstreams(env: Env, registers: [Registry]): () => void {
  const services = getServices(env);
  const calls = new Counter({
    name: 'site_upstream_calls_total',
    help: 'Calls to other services by outcome.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const times = new Histogram({
    name: 'site_upstream_duration_seconds',
    help: 'Time from a call to another service to the beginning of its answer.',
    labelNames: ['service'],
    buckets,
    registers,
  });
  return watchFetches(({ origin }) => {
    const service = services.get(String(origin));
    if (!service) return undefined;
    const stop = times.startTimer({ service });
    return ({ response }) => {
      stop();
      const outcome = response ? `${Math.floor(response.statusCode / 100)}xx` : 'failed';
      calls.inc({ service, outcome });
    };
  });
}

/** Returns the state of the site's dependencies, as in `/readyz`; nothing if that does not respond. */
async function readParts(): Promise<[part: string, state: Part][]> {
  try {
    const readiness = (await (await fetchFromOwnServer('/readyz')).json()) as Readiness;
    return Object.entries(readiness.parts);
  } catch {
    return [];
  }
}

/** Gauges that are read when Prometheus asks: the parts of the site, and the leads. */
function gaugeState(registers: [Registry]): void {
  let reading: ReturnType<typeof readParts> | undefined;
  /** Both gauges of parts are read at the same time: one request serves them. */
  const getParts = () => (reading ??= readParts().finally(() => (reading = undefined)));
  new Gauge({
    name: 'site_part_ok',
    help: '1 while a part of the site works as it should, 0 while it is degraded or failing.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, { state }] of await getParts()) {
        if (state !== 'unused') this.set({ part }, state === 'ok' ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'site_part_age_seconds',
    help: 'Age of what is known of a part.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, { ageSeconds }] of await getParts()) {
        if (ageSeconds !== null) this.set({ part }, ageSeconds);
      }
    },
  });
  new Gauge({
    name: 'site_leads',
    help: 'Leads in the journal by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { getLeadJournal } = await import('@/lib/leads');
      const counts = await getLeadJournal().then((journal) => journal.countByStatus());
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'site_lead_mails',
    help: 'Mails to sales that have not arrived, by what becomes of them.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { getLeadJournal } = await import('@/lib/leads');
      const mails = await getLeadJournal().then((journal) => journal.countByStatus('mail'));
      this.set({ state: 'waiting' }, mails.pending);
      this.set({ state: 'given_up' }, mails.failed);
    },
  });
}

/** Shows what visitors did today; subjects are too many for Prometheus, and are left to `npm run stats`. */
function gaugeEvents(registers: [Registry]): void {
  new Gauge({
    name: 'site_events_today',
    help: 'Pages, searches without results, form starts and sends, estimates and imports of the day in UTC.',
    labelNames: ['name', 'locale'],
    registers,
    async collect() {
      const counts = await readDailyCounts(1);
      this.reset();
      for (const { name, locale, count } of counts) this.inc({ name, locale }, count);
    },
  });
}

/** Serves `/metrics` to Prometheus on a separate port; null if the settings name none, or it is in use. */
export async function startMetrics(env: Env, buildId: string): Promise<Metrics | null> {
  const { METRICS_PORT, METRICS_HOST } = env;
  if (!METRICS_PORT) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watch = watchRequests([registry]);
  gaugeState([registry]);
  gaugeEvents([registry]);
  new Gauge({
    name: 'site_build_info',
    help: 'The build that is served.',
    labelNames: ['build'],
    registers: [registry],
  }).set({ build: buildId }, 1);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    await once(server.listen(METRICS_PORT, METRICS_HOST), 'listening');
  } catch (error) {
    // Two instances on one machine may share their settings. Visitors must not notice.
    console.error(`Metrics are not served: ${getErrorMessage(error)}`);
    return null;
  }
  const stopUpstreams = watchUpstreams(env, [registry]);
  // On its own, it does not keep the process alive.
  server.unref();
  return {
    watch,
    close() {
      stopUpstreams();
      server.close();
      server.closeAllConnections();
    },
  };
}
