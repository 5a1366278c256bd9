import type { Socket } from 'node:net';
import { isLoopback, toAddressKey, toCustomerKey, toNetworkKey } from '@/lib/http/address-key';
import type { OnOver } from './when-over';

/** Browsers and proxies wait for a response before they send another request on a connection. */
const MAX_PER_SOCKET = 2;
/** A browser loads about thirty files at once. People in an office share an address, but seldom the same moment. */
const MAX_PER_CLIENT = 40;
/** One customer of a provider may have many IPv6 clients. */
const MAX_PER_CUSTOMER = 80;
/** A network, such as an office or a provider's customers, may make as many requests as several customers. */
const MAX_PER_NETWORK = 400;

type Options = {
  maxPerSocket?: number;
  maxPerClient?: number;
  maxPerCustomer?: number;
  maxPerNetwork?: number;
};

/** What to do with a request: serve it, tell the client to wait, or close its connection. */
export type Admission = 'open' | 'wait' | 'end';

/**
 * Counts open requests. Node starts each pipelined request at once, so one connection could request thousands of pages
 * that it never reads.
 */
export function createOpenRequests({
  maxPerSocket = MAX_PER_SOCKET,
  maxPerClient = MAX_PER_CLIENT,
  maxPerCustomer = MAX_PER_CUSTOMER,
  maxPerNetwork = MAX_PER_NETWORK,
}: Options = {}) {
  const perSocket = new WeakMap<Socket, number>();
  const open = new Map<string, number>();
  const getCount = (key: string) => open.get(key) ?? 0;

  function add(key: string, difference: 1 | -1): void {
    const count = getCount(key) + difference;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  }

  return {
    /** Call this first, once for each request on a connection. */
    admitSocket(socket: Socket, onOver: OnOver): Admission {
      const count = (perSocket.get(socket) ?? 0) + 1;
      perSocket.set(socket, count);
      onOver(() => perSocket.set(socket, (perSocket.get(socket) ?? 1) - 1));
      return count > maxPerSocket ? 'end' : 'open';
    },

    /** Call this when the client's address is known. */
    admitClient(address: string, onOver: OnOver): Admission {
      if (isLoopback(address)) return 'open';
      const limits = [
        { key: toAddressKey(address), max: maxPerClient },
        { key: `customer:${toCustomerKey(address)}`, max: maxPerCustomer },
        { key: `network:${toNetworkKey(address)}`, max: maxPerNetwork },
      ];
      if (limits.some(({ key, max }) => getCount(key) >= max)) return 'wait';
      for (const { key } of limits) {
        add(key, 1);
        onOver(() => add(key, -1));
      }
      return 'open';
    },
  };
}
