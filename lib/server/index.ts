import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import next from 'next';
import { getBuildFolder, listServedBuilds } from '../builds/folders';
import { readDraftSecret } from '../builds/prerendered';
import type { Env } from '../env';
import { getSecurityHeaders } from '../security/headers';
import { createCostlyLimit } from './costly';
import { createEarlierAssets } from './earlier-assets';
import { getRefusal, toTooMany, type Refusal } from './gate';
import { logAsJson, withRequestLog } from './request-log';
import { closeGracefully } from './shutdown';
import { setTrustedHeaders } from './trusted-headers';

const HEADERS_TIMEOUT_MS = 10_000;
/** A request that is not whole by then ends. */
const REQUEST_TIMEOUT_MS = 15_000;
/** A connection on which nothing moves ends. */
const IDLE_TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 1000;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    // Nobody reads the rest of a body, so it must not be taken for the next request.
    connection: 'close',
    ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
    ...headers,
  });
  response.end(text && `${text}\n`);
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end('Something went wrong\n');
}

type Options = { root: string; buildId: string; env: Env };

/** Everything that a request goes through before Next sees it: its headers, the gate, files of earlier builds. */
async function createListener({ root, buildId, env }: Options, answer: Answer): Promise<Answer> {
  const hops = env.TRUSTED_PROXIES;
  const folder = path.join(root, getBuildFolder(buildId));
  const trust = { hops, draftSecret: await readDraftSecret(folder).catch(() => null) };
  const securityHeaders = Object.entries(getSecurityHeaders(env));
  const folders = listServedBuilds(root, buildId).map(({ folder }) => folder);
  const serveEarlierAssets = createEarlierAssets(folders);
  const getWait = createCostlyLimit();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    setTrustedHeaders(request, trust);
    const refusal = getRefusal(request.method ?? '', request.url ?? '');
    if (refusal) return refuse(response, refusal);
    const address = String(request.headers['x-forwarded-for']);
    const waitSeconds = await getWait(request.url ?? '', address);
    if (waitSeconds > 0) return refuse(response, toTooMany(waitSeconds));
    serveEarlierAssets(request, response, () => {
      Promise.resolve(answer(request, response)).catch((error: unknown) => fail(response, error));
    });
  };
  const isTrusted = hops > 0;
  if (env.LOG_FORMAT === 'text') return (request, response) => void handle(request, response);
  return (request, response) =>
    withRequestLog(request, response, {
      isIdTrusted: isTrusted,
      answer: () => void handle(request, response),
    });
}

export type SiteServer = {
  server: Server;
  /** Ends within the time that the settings allow. */
  close: () => Promise<void>;
};

/** Serves a finished build on the port of the settings. @throws when the port cannot be used. */
export async function startSiteServer(options: Options): Promise<SiteServer> {
  const { root, env } = options;
  if (env.LOG_FORMAT === 'json') logAsJson();
  // A server of no use, on which Next may wait for upgrades: the real one takes none.
  const httpServer = createServer();
  const app = next({ dir: root, dev: false, port: env.PORT, quiet: true, httpServer });
  await app.prepare();
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    await createListener(options, app.getRequestHandler()),
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, () => resolve());
  });
  return { server, close: () => closeGracefully(server, env.SHUTDOWN_TIMEOUT_MS) };
}
