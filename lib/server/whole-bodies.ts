import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './gate';
import { hasBody } from './raw-headers';
import type { OnOver } from './when-over';

/** What the stream of a request keeps unread: a little more than the largest body that the gate lets pass. */
export const BUFFERED_BYTES = MAX_BODY_BYTES + 1024;

/** What the sizes of a body's pieces may take beside it, at five bytes or more each: some 1,600 pieces. */
const MAX_OVERHEAD_BYTES = 8 * 1024;

/** `over`: the request ended before its body was there; `large`: it sends more than any body may have. */
export type BodyState = 'whole' | 'over' | 'large';

/**
 * Waits until all of a request's body has arrived, and reads none of it, so that a slow sender takes no turn. The server must keep `BUFFERED_BYTES` of a request.
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
      // The stream lets others read once it has noticed that nobody listens.
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
