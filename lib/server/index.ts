import { createServer } from 'node:http';
import next from 'next';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { LOCALES } from '@/lib/i18n/locales';
import { MISSING_PATH } from '@/lib/routing/missing';
import { addAcceptors } from './acceptors';
import { createClientGuard, createTotalGuard } from './connections';
import { limitLines } from './limit-lines';
import { createListener, type Site } from './listener';
import { getMaxConnections } from './max-connections';
import { startMetrics } from './metrics';
import { takeOwnCalls } from './own-calls';
import { ignoreLogErrors, logAsJson } from './request-log';
import { closeGracefully } from './shutdown';
import { BUFFERED_BYTES } from './whole-bodies';

const HEADERS_TIMEOUT_MS = 10_000;
/** An incomplete request ends after this time. */
const REQUEST_TIMEOUT_MS = 15_000;
/** An idle connection ends after this time. */
const IDLE_TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 1000;
/** With these, the server accepts 16 connections in each turn of the event loop. */
const MORE_ACCEPTORS = 15;
/** What the front server lets through, plus what it adds. */
const MAX_HEADER_BYTES = 36 * 1024;

export type SiteServer = {
  /** Closes the server within the time that the settings allow. */
  close: () => Promise<void>;
};

/** Renders the pages for unknown paths before a visitor needs one. */
function warmUp(): void {
  for (const { prefix } of Object.values(LOCALES)) {
    fetchFromOwnServer(`${prefix}${MISSING_PATH}`)
      .then((response) => response.body?.cancel())
      // The next visitor who needs it tries again.
      .catch(() => undefined);
  }
}

/**
 * Serves a finished build at the address in the settings.
 * @throws if the port cannot be used
 */
export async function startSiteServer(site: Site): Promise<SiteServer> {
  const { root, env } = site;
  ignoreLogErrors();
  if (env.LOG_FORMAT === 'json') logAsJson();
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node's default depends on its version, and is less than some forms send.
    highWaterMark: BUFFERED_BYTES,
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  const max = getMaxConnections();
  server.on('connection', createTotalGuard(max));
  server.on('connection', limitLines);
  if (env.TRUSTED_PROXIES === 0) server.on('connection', createClientGuard(max));
  // Next waits for upgrades on an unused server; the real one treats an upgrade as a normal request.
  const app = next({
    dir: root,
    dev: false,
    port: env.PORT,
    quiet: true,
    httpServer: createServer(),
  });
  await app.prepare();
  const answer = app.getRequestHandler();
  const isEnding = () => !server.listening;
  const metrics = await startMetrics(env, site.buildId);
  if (metrics) server.on('request', metrics.watch);
  const listener = await createListener({ ...site, answer, isEnding });
  server.on('request', listener);
  // Otherwise, Node would respond itself, bypassing every limit.
  server.on('checkExpectation', listener);
  // The first request may need it.
  const endOwnCalls = await takeOwnCalls(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.LISTEN_HOST, () => resolve());
  });
  const acceptors = await addAcceptors(server, {
    count: MORE_ACCEPTORS,
    highWaterMark: BUFFERED_BYTES,
  });
  warmUp();
  return {
    async close() {
      await closeGracefully(server, acceptors, env.SHUTDOWN_TIMEOUT_MS);
      endOwnCalls();
      metrics?.close();
    },
  };
}
