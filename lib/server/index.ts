import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { setOwnOrigin } from '@/lib/http/own-server';
import { startMetrics } from '@/lib/metrics';
import { getShutdownHooks, onShutdown } from '@/lib/shutdown-hooks';
import { createRequestHandler, type Site } from './request-handler';
import { ignoreLogErrors, logAsJson } from './request-log';

/** Limits of a bare server; behind nginx or a CDN, the front's are stricter. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 32 * 1024 };
const IDLE_TIMEOUT_MS = 60_000;
const MAX_CONNECTIONS = 5000;
/** The share of the shutdown time reserved for the hooks, however long requests take. */
const HOOKS_SHARE = 0.3;

export type SiteServer = {
  /** Closes the server within the time that the settings allow. */
  close: () => Promise<void>;
};

/** Waits for a promise for a limited time; true if it settled in time. */
const isInTime = (promise: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([promise.then(() => true), sleep(ms, false, { ref: false })]);

/** Finishes open requests, then the hooks, and cuts off what takes longer than `timeoutMs`. */
async function closeGracefully(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (!(await isInTime(closed, timeoutMs * (1 - HOOKS_SHARE)))) {
    console.warn('Some requests did not end in time and are cut off.');
    server.closeAllConnections();
  }
  const hooks = Promise.allSettled([...getShutdownHooks()].map((hook) => hook()));
  if (!(await isInTime(hooks, timeoutMs * HOOKS_SHARE))) {
    console.warn('Some work did not end in time and is cut off.');
  }
}

/** Returns where this machine reaches the server: its own address, unless it listens on all of them. */
function toOwnOrigin({ address, family, port }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/**
 * Serves a finished build at the address in the settings.
 * @throws if the port cannot be used
 */
export async function startSiteServer(site: Site): Promise<SiteServer> {
  const { root, env } = site;
  ignoreLogErrors();
  if (env.LOG_FORMAT === 'json') logAsJson();
  const server = createServer(LIMITS);
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  // Next waits for upgrades on an unused server; the real one treats an upgrade as a normal request.
  const app = next({
    dir: root,
    dev: false,
    port: env.PORT,
    quiet: true,
    httpServer: createServer(),
  });
  await app.prepare();
  // Next stores a page after it has sent it.
  onShutdown(() => app.close());
  const metrics = await startMetrics(env, site.buildId);
  if (metrics) server.on('request', metrics.watch);
  const render = app.getRequestHandler();
  server.on(
    'request',
    await createRequestHandler({ ...site, render, isEnding: () => !server.listening }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.LISTEN_HOST, () => resolve());
  });
  setOwnOrigin(toOwnOrigin(server.address() as AddressInfo));
  return {
    async close() {
      await closeGracefully(server, env.SHUTDOWN_TIMEOUT_MS);
      metrics?.close();
    },
  };
}
