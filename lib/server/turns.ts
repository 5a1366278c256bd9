import { isLoopback, toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createPlaces } from './places';
import type { OnOver } from './when-over';

/** Fewer than the six connections of a browser; what waits here would wait for the processor otherwise. */
const MAX_PER_CLIENT = 4;
/**
 * Whoever holds a network has thousands of clients to choose from. An office or a mobile carrier loses nothing: its
 * requests take turns, and so many at once keep a processor busy already.
 */
const MAX_PER_NETWORK = 6;
/** Whoever takes longer waits for a network, not for the processor, and keeps the client's others back no more. */
const HOLD_MS = 1000;

type Options = { maxPerClient?: number; maxPerNetwork?: number; holdMs?: number };

/**
 * Hands on a few requests of each client and of each network at a time and has the others wait, so that one client
 * with many connections keeps itself waiting, a network itself, and nobody else.
 */
export function createTurns({
  maxPerClient = MAX_PER_CLIENT,
  maxPerNetwork = MAX_PER_NETWORK,
  holdMs = HOLD_MS,
}: Options = {}) {
  const clients = createPlaces(maxPerClient);
  const networks = createPlaces(maxPerNetwork);

  return {
    /** Waits for a request's turn; false when the request was over before it came. */
    async take(address: string, onOver: OnOver): Promise<boolean> {
      if (isLoopback(address)) return true;
      // The client's place first: a client waits among its network's with a few requests, whatever it has.
      const leaveClient = await clients.enter(toAddressKey(address), onOver);
      const leaveNetwork = leaveClient && (await networks.enter(toNetworkKey(address), onOver));
      if (!leaveNetwork) return false;
      const timer = setTimeout(() => {
        leaveClient();
        leaveNetwork();
      }, holdMs).unref();
      onOver(() => clearTimeout(timer));
      return true;
    },
  };
}
