import type { Socket } from 'node:net';
import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';

/** A tenth of all there are. A browser opens six, and many people may share the address of an office. */
const MAX_PER_ADDRESS = 500;
/** A fifth: a customer may have a whole network of addresses. */
const MAX_PER_NETWORK = 1000;

type Limits = { perAddress?: number; perNetwork?: number };

/**
 * Ends connections of an address or a network that has too many, so that no single client can take all there are.
 * Behind a trusted proxy every connection is the proxy's, so it is the one to limit them.
 */
export function createConnectionGuard({
  perAddress = MAX_PER_ADDRESS,
  perNetwork = MAX_PER_NETWORK,
}: Limits = {}) {
  const open = new Map<string, number>();
  const getCount = (key: string) => open.get(key) ?? 0;
  function add(key: string, difference: 1 | -1) {
    const count = getCount(key) + difference;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  }

  return (socket: Socket): void => {
    const { remoteAddress = '' } = socket;
    const address = toAddressKey(remoteAddress);
    const network = `network:${toNetworkKey(remoteAddress)}`;
    if (getCount(address) >= perAddress || getCount(network) >= perNetwork) {
      socket.destroy();
      return;
    }
    for (const key of [address, network]) add(key, 1);
    socket.once('close', () => {
      for (const key of [address, network]) add(key, -1);
    });
  };
}
