import type { Socket } from 'node:net';
import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { isOwnCall } from './own-calls';

/** Share of all connections. A browser opens six, and many people may share an office's address. */
const ADDRESS_SHARE = 1 / 10;
/** One customer may have a whole network of addresses. */
const NETWORK_SHARE = 1 / 5;

/** Closes connections beyond `max`, whichever handle accepted them. The site's own are not counted. */
export function createTotalGuard(max: number) {
  let open = 0;
  return (socket: Socket): void => {
    if (isOwnCall(socket)) return;
    if (open >= max) {
      socket.destroy();
      return;
    }
    open += 1;
    socket.once('close', () => void (open -= 1));
  };
}

/**
 * Closes connections of an address or network that has too many, so that no client can use up all of them. Behind a
 * trusted proxy, every connection is the proxy's, so the proxy must limit them.
 * @param max how many connections the server accepts in total
 */
export function createClientGuard(max: number) {
  const perAddress = Math.floor(max * ADDRESS_SHARE);
  const perNetwork = Math.floor(max * NETWORK_SHARE);
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
