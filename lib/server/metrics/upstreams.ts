import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Env } from '@/lib/env';
import { createCounter, createHistogram } from './counters';
import type { Family } from './text';

type Call = { request: { origin?: string | URL }; response?: { statusCode: number } };

type Services = Pick<
  Env,
  | 'PRISMIC_REPOSITORY'
  | 'PRISMIC_ENDPOINT'
  | 'PROVIDER_API_URL'
  | 'AVAILABILITY_API_URL'
  | 'FORMS_API_URL'
>;

/** Maps origins to services; embedded ones make no calls. */
function getOrigins(env: Services): Map<string, string> {
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

/**
 * Measures calls to other services through the diagnostics channels of Node's fetch, so that callers need no code for
 * it. `stop` ends that.
 */
export function watchUpstreams(env: Services) {
  const origins = getOrigins(env);
  const began = new WeakMap<object, number>();
  const calls = createCounter('site_upstream_calls_total', 'Calls to other services by outcome.');
  const times = createHistogram(
    'site_upstream_duration_seconds',
    'Time from a call to another service to the beginning of its answer.',
  );

  const onCreate = (message: unknown) => {
    const { request } = message as Call;
    began.set(request, performance.now());
  };
  const settle = (message: unknown) => {
    const { request, response } = message as Call;
    const service = origins.get(String(request.origin));
    const since = began.get(request);
    if (!service || since === undefined) return;
    began.delete(request);
    const outcome = response ? `${Math.floor(response.statusCode / 100)}xx` : 'failed';
    calls.add({ service, outcome });
    times.observe({ service }, (performance.now() - since) / 1000);
  };
  const listeners = {
    'undici:request:create': onCreate,
    'undici:request:headers': settle,
    'undici:request:error': settle,
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);

  return {
    toFamilies: (): Family[] => [calls.toFamily(), times.toFamily()],
    stop() {
      for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
    },
  };
}
