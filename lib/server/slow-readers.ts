import type { Socket } from 'node:net';
import type { OnOver } from './when-over';

const CHECK_MS = 10_000;
/** Less than the slowest phone on the worst network. */
const MIN_BYTES_PER_SECOND = 500;

type Options = { checkMs?: number; minBytesPerSecond?: number };

/**
 * Closes a connection whose client reads a response more slowly than any visitor would, because each waiting response
 * keeps its page in memory.
 */
export function watchSlowReader(
  socket: Socket,
  onOver: OnOver,
  { checkMs = CHECK_MS, minBytesPerSecond = MIN_BYTES_PER_SECOND }: Options = {},
): void {
  const getTaken = () => socket.bytesWritten - socket.writableLength;
  let taken = getTaken();
  const timer = setInterval(() => {
    const now = getTaken();
    const isSlow = now - taken < (minBytesPerSecond * checkMs) / 1000;
    taken = now;
    // Nothing to read means that the page is still being rendered.
    if (isSlow && socket.writableLength > 0) socket.destroy();
  }, checkMs);
  timer.unref();
  onOver(() => clearInterval(timer));
}
