import { isLoopback, toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createPace } from './pace';
import { createPlaces } from './places';
import type { OnOver } from './when-over';

/** Requests that are answered at a time, and how many recent ones make that one at a time. */
type Share = { atOnce: number; recent: number };

/**
 * Fewer than the six connections of a browser; what waits here would wait for the processor otherwise. A page with all
 * its files is some fifty requests.
 */
const CLIENT: Share = { atOnce: 4, recent: 100 };
/**
 * Whoever holds a network has thousands of clients to choose from. An office or a mobile carrier loses nothing: its
 * requests take turns, and so many at once keep a processor busy already.
 */
const NETWORK: Share = { atOnce: 6, recent: 200 };
/** Whoever takes longer waits for a network, not for the processor, and keeps the client's others back no more. */
const HOLD_MS = 1000;

type Options = { client?: Share; network?: Share; holdMs?: number };

/** Gives places to keys, and fewer to the busy ones. */
function createShares({ atOnce, recent }: Share) {
  const pace = createPace();
  const places = createPlaces();
  return (key: string, onOver: OnOver) =>
    places.enter(key, pace.add(key) > recent ? 1 : atOnce, onOver);
}

/**
 * Hands on a few requests of each client and of each network at a time and has the others wait, so that one client
 * with many connections keeps itself waiting, a network itself, and nobody else. Who asks without end goes on with one
 * request at a time, however costly what it asks for is.
 */
export function createTurns({
  client = CLIENT,
  network = NETWORK,
  holdMs = HOLD_MS,
}: Options = {}) {
  const enterAsClient = createShares(client);
  const enterAsNetwork = createShares(network);

  return {
    /** Waits for a request's turn; false when the request was over before it came. */
    async take(address: string, onOver: OnOver): Promise<boolean> {
      if (isLoopback(address)) return true;
      // The client's place first: a client waits among its network's with a few requests, whatever it has.
      const leaveClient = await enterAsClient(toAddressKey(address), onOver);
      const leaveNetwork = leaveClient && (await enterAsNetwork(toNetworkKey(address), onOver));
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
