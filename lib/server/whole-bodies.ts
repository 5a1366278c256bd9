import type { IncomingMessage } from 'node:http';
import type { OnOver } from './when-over';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Waits until a request's body is there, or as much of it as its stream keeps unread; nothing of it is read. False when
 * the request was over before. Whoever sends slowly takes nobody's turn meanwhile.
 */
export function waitForBody(request: IncomingMessage, onOver: OnOver): Promise<boolean> {
  if (!hasBody(request) || request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      request.off('readable', check);
      // The stream lets others read once it has noticed that nobody listens.
      setImmediate(resolve, isThere);
    };
    const check = () => {
      if (request.complete || request.readableLength >= request.readableHighWaterMark) end(true);
    };
    request.on('readable', check);
    onOver(() => end(false));
  });
}
