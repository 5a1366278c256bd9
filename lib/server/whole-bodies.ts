import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './gate';
import { hasBody } from './raw-headers';
import type { OnOver } from './when-over';

/** How much of a request the stream buffers: slightly more than the largest body that the gate accepts. */
export const BUFFERED_BYTES = MAX_BODY_BYTES + 1024;

/** Limit for the overhead of a chunked body's size lines, at five bytes or more each: about 1,600 chunks. */
const MAX_OVERHEAD_BYTES = 8 * 1024;

/** `over`: the request ended before its body arrived; `large`: the body exceeds the limit. */
export type BodyState = 'whole' | 'over' | 'large';

/**
 * Waits until all of a request's body has arrived, without reading it, so that a slow sender takes up no turn. The
 * server must buffer `BUFFERED_BYTES` of a request.
 */
export function waitForBody(request: IncomingMessage, onOver: OnOver): Promise<BodyState> {
  if (!hasBody(request.rawHeaders) || request.complete) return Promise.resolve('whole');
  const { socket } = request;
  const { bytesRead } = socket;
  const isLarge = () =>
    request.readableLength >= request.readableHighWaterMark ||
    socket.bytesRead - bytesRead > request.readableLength + MAX_OVERHEAD_BYTES;
  return new Promise((resolve) => {
    const end = (state: BodyState) => {
      request.off('readable', check);
      // The stream allows other readers once it has noticed that nobody is listening.
      setImmediate(resolve, state);
    };
    const check = () => {
      if (isLarge()) end('large');
      else if (request.complete) end('whole');
    };
    request.on('readable', check);
    onOver(() => end('over'));
  });
}
