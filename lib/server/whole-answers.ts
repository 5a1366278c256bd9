import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Larger responses are streamed, because holding them would only fill the memory. */
const MAX_HELD_BYTES = 1024 * 1024;

/**
 * Holds a response back until it is complete. A front proxy retries with another instance as long as nothing has
 * arrived, but cannot help if an instance is killed in the middle of a response.
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
    // Writers would wait for held data to be sent.
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
