import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/errors';
import { MAX_BODY_BYTES, type Refusal } from './gate';

/** True for a body that is small enough to receive, so that its sender can read the answer. */
function hasSmallBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= MAX_BODY_BYTES && headers['transfer-encoding'] === undefined;
}

/** Answers what goes no further, and ends its connection. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, text, headers } = refusal;
  const send = () => {
    response.writeHead(status, {
      'cache-control': 'no-store',
      // What is not read must not be taken for the next request, and refusals are not to be had for nothing.
      connection: 'close',
      ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
      ...headers,
    });
    response.end(text && `${text}\n`);
  };
  if (!hasSmallBody(request)) return send();
  // A proxy takes a connection that ends while it sends for an instance that failed.
  request.once('end', send).resume();
}

/** Answers a request that met an error, which is logged. */
export function fail(response: ServerResponse, error: unknown): void {
  console.error(describeError(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end('Something went wrong\n');
}
