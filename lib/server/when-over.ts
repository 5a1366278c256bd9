import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Calls back once the answer to a request has left, or can no longer leave. */
export type OnOver = (callback: () => void) => void;

/**
 * Tells when a request is over. Node closes no answer that waits behind another one when their connection ends, so
 * the connection is watched as well.
 */
export function watchOver(socket: Socket, response: ServerResponse): OnOver {
  const callbacks: (() => void)[] = [];
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    socket.off('close', end);
    for (const callback of callbacks) callback();
  };
  response.once('close', end);
  socket.once('close', end);
  return (callback) => void (isOver ? callback() : callbacks.push(callback));
}
