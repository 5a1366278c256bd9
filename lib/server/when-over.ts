import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSignal, type On } from '@/lib/signal';

/** Calls back once the response to a request has been sent, or can no longer be sent. */
export type OnOver = On;

/**
 * Reports when a request is over. Node does not close a response that is queued behind another when their connection
 * ends, so the connection is watched too.
 */
export function watchOver(socket: Socket, response: ServerResponse): OnOver {
  const { on, happen } = createSignal();
  response.once('close', happen);
  socket.once('close', happen);
  on(() => void socket.off('close', happen));
  return on;
}
