import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Larger answers leave in parts, since they would only fill the memory. */
const MAX_HELD_BYTES = 1024 * 1024;

/**
 * Holds an answer back until all of it is there. A proxy in front asks another instance while nothing has arrived, but
 * can do nothing about an instance that is killed in the middle of an answer.
 */
export function sendWhole(socket: Socket, response: ServerResponse): void {
  const { write, end } = response;
  let isHeld = true;
  socket.cork();

  const release = () => {
    if (isHeld) socket.uncork();
    isHeld = false;
  };

  response.write = ((...parts: Parameters<typeof write>) => {
    const isRoomLeft = write.apply(response, parts);
    if (!isHeld || isRoomLeft) return isRoomLeft;
    // Whoever writes would wait for what is held back here to leave.
    if (socket.writableLength < MAX_HELD_BYTES) return true;
    release();
    return false;
  }) as typeof write;

  response.end = ((...parts: Parameters<typeof end>) => {
    end.apply(response, parts);
    release();
    return response;
  }) as typeof end;
  response.once('close', release);
}
