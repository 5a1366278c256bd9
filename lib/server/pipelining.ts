import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask again on a connection. */
const MAX_OPEN = 8;

/**
 * Counts the open requests of each connection. Node begins each request that a client writes ahead at once, so that
 * one connection could ask for thousands of pages that it never reads.
 */
export function createPipelineGuard(max = MAX_OPEN) {
  const open = new WeakMap<Socket, number>();
  /** False when there are too many, which ends the connection. */
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count <= max) return true;
    socket.destroy();
    return false;
  };
}
