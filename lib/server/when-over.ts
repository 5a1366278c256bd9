import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Calls back once the response to a request has been sent, or can no longer be sent. */
export type OnOver = (callback: () => void) => void;

/**
 * Reports when a request is over. Node does not close a response that is queued behind another when their connection
 * ends, so the connection is watched too.
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
