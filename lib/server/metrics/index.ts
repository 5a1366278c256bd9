import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Env } from '@/lib/env';
import { getErrorMessage } from '@/lib/errors';
import { createRequestMetrics, type RequestMetrics } from './requests';
import { createStateMetrics } from './state';
import { CONTENT_TYPE, toExposition } from './text';
import { watchUpstreams } from './upstreams';

export type Metrics = Pick<RequestMetrics, 'watch'> & { close(): void };

/** Serves `/metrics` to Prometheus on a separate port; null if the settings name none, or it is in use. */
export async function startMetrics(env: Env, buildId: string): Promise<Metrics | null> {
  const { METRICS_PORT, METRICS_HOST } = env;
  if (!METRICS_PORT) return null;
  const requests = createRequestMetrics();
  const upstreams = watchUpstreams(env);
  const readState = createStateMetrics(buildId);

  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readState().then(
      (state) => {
        const families = [...requests.toFamilies(), ...upstreams.toFamilies(), ...state];
        response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(toExposition(families));
      },
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(METRICS_PORT, METRICS_HOST);
    await once(server, 'listening');
  } catch (error) {
    // This happens if two instances on one machine share their settings. Visitors must not notice.
    upstreams.stop();
    console.error(`Metrics are not served: ${getErrorMessage(error)}`);
    return null;
  }
  // On its own, it does not keep the process alive.
  server.unref();
  return {
    watch: requests.watch,
    close() {
      upstreams.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
