import type { IncomingMessage, ServerResponse } from 'node:http';

const LIVE = /^\/livez\/?(?:\?|$)/;
const READY = /^\/readyz\/?(?:\?|$)/;
/** Where the site itself says how its parts are. */
const READY_ROUTE = '/api/readyz/';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(`${JSON.stringify(value)}\n`);
}

/**
 * Answers `/livez`, and `/readyz` while the server is ending, so that a balancer sends it no more visitors. True if it
 * was answered; a `/readyz` that was not is led to its route.
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  isEnding: boolean,
): boolean {
  const url = request.url ?? '';
  if (LIVE.test(url)) {
    sendJson(response, 200, { status: 'alive' });
    return true;
  }
  if (!READY.test(url)) return false;
  if (isEnding) {
    sendJson(response, 503, { status: 'ending' });
    return true;
  }
  request.url = READY_ROUTE;
  return false;
}
