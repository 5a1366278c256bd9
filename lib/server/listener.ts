import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { getBuildFolder, listServedBuilds } from '@/lib/builds/folders';
import { readDraftSecret } from '@/lib/builds/prerendered';
import type { Env } from '@/lib/env';
import { withRequest } from '@/lib/http/current-request';
import { getSecurityHeaders } from '@/lib/security/headers';
import { createSignal } from '@/lib/signal';
import { watchStart } from './answer-start';
import { createPageSender } from './cached-pages';
import { BUSY_WAIT_SECONDS, createCostlyLimit, isFile } from './costly';
import { createEditorPolicy, hasDraftCookie } from './editor-policy';
import { createEarlierAssets } from './earlier-assets';
import { getRefusal, TOO_LARGE, toTooMany, type Refusal } from './gate';
import { answerHealth } from './health';
import { holdPlace, isGivenUp, watchDone } from './hold-place';
import { mendHeaders } from './mend-headers';
import { createOpenRequests } from './open-requests';
import { fail, refuse } from './refuse';
import { withRequestLog } from './request-log';
import { watchSlowReader } from './slow-readers';
import { watchOver } from './when-over';
import { setTrustedHeaders } from './trusted-headers';
import { createTurns } from './turns';
import { answerUnavailable } from './unavailable';
import { withWebhookSlash } from './webhook-path';
import { sendWhole } from './whole-answers';
import { waitForBody } from './whole-bodies';

export type Site = { root: string; buildId: string; env: Env };

/** Handles a request as Next does. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Options = Site & {
  answer: Answer;
  /** True once the server accepts no new connections. */
  isEnding: () => boolean;
};

/** Runs everything that happens before Next sees a request: headers, the gate, files of earlier builds. */
export async function createListener(options: Options): Promise<RequestListener> {
  const { root, buildId, env, answer, isEnding } = options;
  const draftSecret = await readDraftSecret(path.join(root, getBuildFolder(buildId))).catch(
    () => null,
  );
  const trust = { hops: env.TRUSTED_PROXIES, draftSecret };
  const securityHeaders = Object.entries(getSecurityHeaders(env));
  const builds = listServedBuilds(root, buildId).map(({ folder }) => folder);
  const serveEarlierAssets = createEarlierAssets(builds);
  const costly = createCostlyLimit();
  const openRequests = createOpenRequests();
  const turns = createTurns();
  const setEditorPolicy = createEditorPolicy(env);
  const sendPages = createPageSender();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Node continues with data already read from a connection that has ended.
    if (request.socket.destroyed) return;
    const onOver = watchOver(request.socket, response);
    if (openRequests.admitSocket(request.socket, onOver) === 'end') {
      request.socket.destroy();
      return;
    }
    // Next adds listeners too, and Node warns about more than ten.
    response.setMaxListeners(20);
    watchSlowReader(request.socket, onOver);
    if (trust.hops > 0) sendWhole(request.socket, response);
    mendHeaders(response);
    answerUnavailable(request, response);
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (isEnding()) response.shouldKeepAlive = false;
    setTrustedHeaders(request, trust);
    setEditorPolicy(request, response);
    const url = request.url ?? '';
    request.url = withWebhookSlash(url);
    const reject = (refusal: Refusal) =>
      refuse(request, response, { refusal, isProxied: trust.hops > 0 });
    const refusal = getRefusal(request);
    if (refusal) return reject(refusal);
    if (answerHealth(request, response, isEnding())) return;
    const client = String(request.headers['x-forwarded-for']);
    if (openRequests.admitClient(client, onOver) === 'wait') return reject(toTooMany(1));
    // Before anything is counted that would be held by a body that never arrives.
    const body = await waitForBody(request, onOver);
    if (body === 'over') return;
    if (body === 'large') return reject(TOO_LARGE);
    const asked = { url, isDraft: hasDraftCookie(request.headers) };
    const waitSeconds = await costly.getWait(asked, client);
    if (waitSeconds > 0) return reject(toTooMany(waitSeconds));
    const onStart = watchStart(response);
    const { onDone, endRender } = watchDone(onOver);
    // Next does not report the end of a file that was cut off.
    if (isFile(url)) onOver(endRender);
    const wait = createSignal();
    try {
      // The client's own turn comes first: waiting for it must not occupy a shared place.
      if (!(await turns.take(client, onOver, { onStart, onDone, onWait: wait.on }))) return;
      if (!(await costly.takeTurn(asked, client, onOver)))
        return reject(toTooMany(BUSY_WAIT_SECONDS));
      holdPlace(() => costly.end(asked), onDone, onStart);
      if (await isGivenUp(onOver)) return;
      sendPages(request, response);
      if (await serveEarlierAssets(request, response)) return;
      const events = { onWait: wait.happen, onOver };
      await withRequest(request, () => answer(request, response), events);
    } finally {
      endRender();
    }
  }

  const answerSafely: RequestListener = (request, response) =>
    void handle(request, response).catch((error: unknown) => fail(response, error));
  if (env.LOG_FORMAT === 'text') return answerSafely;
  return (request, response) =>
    withRequestLog(request, response, {
      isIdTrusted: trust.hops > 0,
      answer: () => answerSafely(request, response),
    });
}
