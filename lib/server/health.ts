import type { IncomingMessage, ServerResponse } from 'node:http';

const LIVE = /^\/livez\/?(?:\?|$)/;
const READY = /^\/readyz\/?(?:\?|$)/;
/** The site's own route for the state of its parts. */
const READY_ROUTE = '/api/readyz/';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(`${JSON.stringify(value)}\n`);
}

/**
 * Responds to `/livez`, and to `/readyz` during a shutdown, so that load balancers send no more visitors. Returns true
 * if it responded; otherwise, `/readyz` is rewritten to its route.
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
