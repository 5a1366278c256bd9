import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/errors';
import { MAX_BODY_BYTES, type Refusal } from './gate';
import { hasBody } from './raw-headers';

/** True for a body small enough to receive, so that its sender can read the response. */
function hasSmallBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= MAX_BODY_BYTES && headers['transfer-encoding'] === undefined;
}

/**
 * Rejects a request and closes its connection. A proxy's connection stays open if all of the request was read: the
 * proxy would open another, and accepting many delays everybody.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { refusal, isProxied }: { refusal: Refusal; isProxied: boolean },
): void {
  const { status, text, headers } = refusal;
  const isSmall = hasSmallBody(request);
  const isKept = isProxied && (isSmall || !hasBody(request.rawHeaders));
  const send = () => {
    response.writeHead(status, {
      'cache-control': 'no-store',
      // Unread data must not be parsed as the next request, and rejections should cost the client something.
      ...(!isKept && { connection: 'close' }),
      ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
      ...headers,
    });
    response.end(text && `${text}\n`);
  };
  if (!isSmall) return send();
  // If a connection ends while a proxy is sending, the proxy considers the instance failed.
  request.once('end', send).resume();
}

/** Responds to a request that caused an error, and logs the error. */
export function fail(response: ServerResponse, error: unknown): void {
  console.error(describeError(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end('Something went wrong\n');
}
