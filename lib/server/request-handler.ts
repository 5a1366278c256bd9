import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getBuildFolder, listServedBuilds } from '@/lib/builds/folders';
import { readDraftSecret } from '@/lib/builds/prerendered';
import type { Env } from '@/lib/env';
import { describeError } from '@/lib/errors';
import { toAddressKey } from '@/lib/http/address-key';
import { toRateLimit } from '@/lib/http/rate-limit';
import { getSecurityHeaders } from '@/lib/security/headers';
import { createEarlierAssets } from './earlier-assets';
import { answerHealth } from './health';
import { readStylesheets } from './inline-styles';
import { createPageSender } from './page-sender';
import { getRefusal, refuse, toTooMany } from './refusal';
import { withRequestLog } from './request-log';
import { hideQuery, setTrustedHeaders } from './trusted-headers';

/**
 * Pages too numerous to cache, so that each request renders one; pictures, which are drawn; and the start of a preview,
 * which calls the content service.
 */
const COSTLY =
  /^(?:(?:\/cn)?\/(?:nodes\/compare|contact\/check|search)|\/preview|\/mcp)(?:[/.?]|$)|\/social\.png(?:\?|$)/;
/** For each address; more than anyone reads. */
const COSTLY_PER_MINUTE = 60;

/** Callers of these do not follow Next's redirect to the address with a slash. */
const WITHOUT_SLASH = /^\/(?:api\/revalidate|mcp)(?=\?|$)/;

/** What is served. */
export type Site = { root: string; buildId: string; env: Env };

type Options = Site & {
  /** Next's handler. */
  render: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** True once the server accepts no new connections. */
  isEnding: () => boolean;
};

/** Responds to a request that caused an error, and logs the error. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(describeError(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end('Something went wrong\n');
}

/** Everything that happens to a request before Next renders it, in order. */
export async function createRequestHandler(options: Options): Promise<RequestListener> {
  const { root, buildId, env, render, isEnding } = options;
  const draftSecret = await readDraftSecret(path.join(root, getBuildFolder(buildId))).catch(
    () => null,
  );
  const trust = { hops: env.TRUSTED_PROXIES, draftSecret };
  const securityHeaders = new Map(Object.entries(getSecurityHeaders(env)));
  const serveEarlierAssets = createEarlierAssets(
    listServedBuilds(root, buildId).map(({ folder }) => folder),
  );
  const limitCostly = toRateLimit(
    new RateLimiterMemory({ points: COSTLY_PER_MINUTE, duration: 60 }),
  );
  const sendPages = createPageSender(
    env,
    readStylesheets(path.join(root, getBuildFolder(buildId))),
  );

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(securityHeaders);
    if (isEnding()) response.shouldKeepAlive = false;
    setTrustedHeaders(request, trust);
    const refusal = getRefusal(request);
    if (refusal) return refuse(response, refusal);
    if (answerHealth(request, response, isEnding())) return;
    if (COSTLY.test(request.url ?? '')) {
      const waitSeconds = await limitCostly(
        toAddressKey(String(request.headers['x-forwarded-for'])),
      );
      if (waitSeconds > 0) return refuse(response, toTooMany(waitSeconds));
    }
    request.url = request.url?.replace(WITHOUT_SLASH, '$&/');
    request.url = hideQuery(request);
    sendPages(request, response);
    if (!(await serveEarlierAssets(request, response))) await render(request, response);
  }

  const handleSafely: RequestListener = (request, response) =>
    void handle(request, response).catch((error: unknown) => fail(response, error));
  if (env.LOG_FORMAT === 'text') return handleSafely;
  return (request, response) =>
    withRequestLog(request, response, {
      isIdTrusted: trust.hops > 0,
      answer: () => handleSafely(request, response),
    });
}
