import { isLoopback, toAddressKey, toCustomerKey, toNetworkKey } from '@/lib/http/address-key';
import { createPace } from './pace';
import { createPlaces } from './places';
import type { OnOver } from './when-over';

/** Requests that are answered at a time, as long as no more than `recent` were asked lately, and beyond. */
type Share = { atOnce: number; whenBusy: number; recent: number };

/**
 * Fewer than the six connections of a browser; what waits here would wait for the processor otherwise. A page with all
 * its files is some fifty requests.
 */
const CLIENT: Share = { atOnce: 4, whenBusy: 1, recent: 100 };
/**
 * Whoever holds a network has thousands of clients to choose from. An office or a mobile carrier loses nothing: its
 * requests take turns, and so many at once keep a processor busy already. Some places are left for its other clients.
 */
const NETWORK: Share = { atOnce: 6, whenBusy: 3, recent: 200 };
/** Whoever takes longer waits for a network, not for the processor, and keeps the client's others back no more. */
const CLIENT_HOLD_MS = 1000;
/** … and its neighbours: a slow client may have many requests. */
const NETWORK_HOLD_MS = 200;

type Options = { client?: Share; network?: Share; clientHoldMs?: number; networkHoldMs?: number };

const getPlaces = ({ atOnce, whenBusy, recent }: Share, count: number) =>
  count > recent ? whenBusy : atOnce;

/**
 * Hands on a few requests of each client and of each network at a time and has the others wait, so that one client
 * with many connections keeps itself waiting, a network itself, and nobody else. The customers of a network take turns.
 * A client that keeps asking goes on with one request at a time, whatever its requests cost.
 */
export function createTurns({
  client = CLIENT,
  network = NETWORK,
  clientHoldMs = CLIENT_HOLD_MS,
  networkHoldMs = NETWORK_HOLD_MS,
}: Options = {}) {
  const paces = { client: createPace(), network: createPace() };
  const clients = createPlaces();
  const networks = createPlaces();

  return {
    /**
     * Waits for a request's turn; false when the request was over before it came. Its network's place is free again
     * once `onStart` calls back.
     */
    async take(address: string, onOver: OnOver, onStart: OnOver = onOver): Promise<boolean> {
      if (isLoopback(address)) return true;
      const clientKey = toAddressKey(address);
      const networkKey = toNetworkKey(address);
      const count = paces.client.add(clientKey);
      // The client's place first: a client waits among its network's with a few requests, whatever it has.
      const leaveClient = await clients.enter(clientKey, getPlaces(client, count), onOver);
      if (!leaveClient) return false;
      // A client that keeps itself waiting slows its neighbours down no further.
      const pace = paces.network;
      const neighbours = count > client.recent ? pace.get(networkKey) : pace.add(networkKey);
      const places = getPlaces(network, neighbours);
      const leaveNetwork = await networks.enter(networkKey, places, onOver, toCustomerKey(address));
      if (!leaveNetwork) return false;
      // A slow reader holds no place that its neighbours need.
      onStart(leaveNetwork);
      const timers = [
        setTimeout(leaveClient, clientHoldMs).unref(),
        setTimeout(leaveNetwork, networkHoldMs).unref(),
      ];
      onOver(() => timers.forEach(clearTimeout));
      return true;
    },
  };
}
