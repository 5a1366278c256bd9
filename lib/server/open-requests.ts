import type { Socket } from 'node:net';
import { toAddressKey } from '@/lib/http/address-key';
import type { OnOver } from './when-over';

/** Browsers and proxies wait for an answer before they ask again on a connection. */
const MAX_PER_SOCKET = 2;
/** A browser loads some thirty files at once; an office shares an address but seldom the second. */
const MAX_PER_CLIENT = 40;

/**
 * This server asks itself for pages, and so do tests and tools on the same machine. IPv4 arrives as ::ffff:127.0.0.1
 * where one socket listens for both.
 */
export const isLoopback = (address: string) =>
  address === '::1' || toAddressKey(address).startsWith('127.');

type Options = { maxPerSocket?: number; maxPerClient?: number };

/** What to do with a request: answer it, tell the client to wait, or end its connection. */
export type Admission = 'open' | 'wait' | 'end';

/**
 * Counts the requests that are being answered. Node begins each request that a client writes ahead at once, so that
 * one connection could ask for thousands of pages that it never reads.
 */
export function createOpenRequests({
  maxPerSocket = MAX_PER_SOCKET,
  maxPerClient = MAX_PER_CLIENT,
}: Options = {}) {
  const perSocket = new WeakMap<Socket, number>();
  const perClient = new Map<string, number>();

  return {
    /** To be called once for each request on a connection, before anything else. */
    admitSocket(socket: Socket, onOver: OnOver): Admission {
      const count = (perSocket.get(socket) ?? 0) + 1;
      perSocket.set(socket, count);
      onOver(() => perSocket.set(socket, (perSocket.get(socket) ?? 1) - 1));
      return count > maxPerSocket ? 'end' : 'open';
    },

    /** To be called when the client's address is known. */
    admitClient(address: string, onOver: OnOver): Admission {
      if (isLoopback(address)) return 'open';
      const key = toAddressKey(address);
      const count = (perClient.get(key) ?? 0) + 1;
      if (count > maxPerClient) return 'wait';
      perClient.set(key, count);
      onOver(() => {
        const left = (perClient.get(key) ?? 1) - 1;
        if (left > 0) perClient.set(key, left);
        else perClient.delete(key);
      });
      return 'open';
    },
  };
}
