import type { Socket } from 'node:net';
import { toAddressKey } from '@/lib/http/address-key';

/** A tenth of all there are. A browser opens six, and many people may share the address of an office. */
const MAX_PER_ADDRESS = 500;

/**
 * Ends connections of an address that has too many, so that no single client can take all there are. Behind a trusted
 * proxy every connection is the proxy's, so it is the one to limit them.
 */
export function createConnectionGuard(max = MAX_PER_ADDRESS) {
  const open = new Map<string, number>();
  return (socket: Socket): void => {
    const key = toAddressKey(socket.remoteAddress ?? '');
    const count = (open.get(key) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  };
}
