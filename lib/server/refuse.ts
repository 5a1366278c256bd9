import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/errors';
import { MAX_BODY_BYTES, type Refusal } from './gate';

/** True for a body small enough to receive, so that its sender can read the response. */
function hasSmallBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= MAX_BODY_BYTES && headers['transfer-encoding'] === undefined;
}

/** Rejects a request and closes its connection. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, text, headers } = refusal;
  const send = () => {
    response.writeHead(status, {
      'cache-control': 'no-store',
      // Unread data must not be parsed as the next request, and rejections should cost the client something.
      connection: 'close',
      ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
      ...headers,
    });
    response.end(text && `${text}\n`);
  };
  if (!hasSmallBody(request)) return send();
  // If a connection ends while a proxy is sending, the proxy considers the instance failed.
  request.once('end', send).resume();
}

/** Responds to a request that caused an error, and logs the error. */
export function fail(response: ServerResponse, error: unknown): void {
  console.error(describeError(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end('Something went wrong\n');
}
