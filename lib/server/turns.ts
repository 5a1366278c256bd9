import { isLoopback, toCustomerKey, toNetworkKey } from '@/lib/http/address-key';
import { createPace } from '@/lib/pace';
import { setIdleTimeout } from './idle-timeout';
import { createPlaces } from './places';
import type { OnOver } from './when-over';

/** Concurrent requests, while there were at most `recent` recent ones, and beyond that. */
type Share = { atOnce: number; whenBusy: number; recent: number };

/**
 * Fewer than a browser's six connections; requests that wait here would otherwise wait for the processor. A page with
 * all its files takes about fifty requests. By customer, who may have hundreds of IPv6 clients.
 */
const CUSTOMER: Share = { atOnce: 4, whenBusy: 1, recent: 100 };
/**
 * The owner of a network can be thousands of clients. An office or a mobile carrier loses nothing: its requests take
 * turns, and this many at once keep a processor busy anyway. Some places are left for its other customers.
 */
const NETWORK: Share = { atOnce: 6, whenBusy: 3, recent: 200 };
const HALF_LIFE_MS = 2000;
/** A longer request waits for a network, not for the processor, and stops holding back the customer's others. */
const CUSTOMER_HOLD_MS = 1000;
/** The same for its neighbours, in an idle event loop: a slow customer may have many requests. */
const NETWORK_HOLD_MS = 200;

type Options = {
  customer?: Share;
  network?: Share;
  customerHoldMs?: number;
  networkHoldMs?: number;
};

type Signals = {
  /** When the response begins. */
  onStart?: OnOver;
  /** When the request is over and its page rendered. */
  onDone?: OnOver;
  /** When the request joins a queue in which one page is rendered at a time. */
  onWait?: OnOver;
};

const getPlaces = ({ atOnce, whenBusy, recent }: Share, count: number) =>
  count > recent ? whenBusy : atOnce;

/**
 * Passes on a few requests per customer and per network at a time, so that a customer with many connections or IPv6
 * addresses delays only itself, and a network only itself. The customers of a network take turns. A customer that keeps
 * sending continues with one request at a time, whatever its requests cost.
 */
export function createTurns({
  customer = CUSTOMER,
  network = NETWORK,
  customerHoldMs = CUSTOMER_HOLD_MS,
  networkHoldMs = NETWORK_HOLD_MS,
}: Options = {}) {
  const paces = { customer: createPace(HALF_LIFE_MS), network: createPace(HALF_LIFE_MS) };
  const customers = createPlaces();
  const networks = createPlaces();

  return {
    /**
     * Waits for a request's turn; false if the request was over before it. The customer's place is free again once the
     * request is done, the network's once its response begins.
     */
    async take(
      address: string,
      onOver: OnOver,
      { onDone = onOver, onStart = onDone, onWait = onDone }: Signals = {},
    ): Promise<boolean> {
      if (isLoopback(address)) return true;
      const customerKey = toCustomerKey(address);
      const networkKey = toNetworkKey(address);
      const count = paces.customer.add(customerKey);
      // The customer's place comes first, so that only a few of its requests queue in its network.
      const leaveCustomer = await customers.enter(customerKey, getPlaces(customer, count), onOver);
      if (!leaveCustomer) return false;
      onDone(leaveCustomer);
      // A customer that delays itself slows its neighbours down no further.
      const pace = paces.network;
      const neighbours = count > customer.recent ? pace.get(networkKey) : pace.add(networkKey);
      const places = getPlaces(network, neighbours);
      const leaveNetwork = await networks.enter(networkKey, places, onOver, customerKey);
      if (!leaveNetwork) return false;
      onDone(leaveNetwork);
      // Neither a slow reader nor a request in a queue holds a place that its neighbours need.
      onStart(leaveNetwork);
      onWait(leaveNetwork);
      const timer = setTimeout(leaveCustomer, customerHoldMs).unref();
      onDone(() => clearTimeout(timer));
      onDone(setIdleTimeout(leaveNetwork, networkHoldMs));
      return true;
    },
  };
}
