import { FairQueue } from '@/lib/fair-queue';

/** Who asks for a page: a customer of a provider, and the network that it is in. */
export type Asker = { customer: string; network: string };

/** More than a visitor asks for at once. What waits may have been given up: nobody tells the page cache. */
const MAX_PER_CUSTOMER = 6;
const MAX_PER_NETWORK = 20;

/** What waits for a turn, and is told when it gives way to somebody else's. */
export type Waiting = { giveWay: () => void };

/** Networks take turns, and so do the customers of each; only so much of a customer and of a network waits. */
export class AskerQueue<Item extends Waiting> {
  /** Whose turn is next comes first. */
  readonly #networks = new Map<string, FairQueue<Item>>();

  get isEmpty(): boolean {
    return this.#networks.size === 0;
  }

  /** False when as much of the customer waits as may. In a full network, what is of who has the most gives way. */
  add({ customer, network }: Asker, item: Item): boolean {
    const queue = this.#networks.get(network) ?? new FairQueue();
    const own = queue.count(customer);
    if (own >= MAX_PER_CUSTOMER) return false;
    if (queue.size >= MAX_PER_NETWORK) {
      const largest = queue.getLargest();
      if (!largest || largest.count <= own + 1) return false;
      largest.item.giveWay();
    }
    queue.add(customer, item);
    this.#networks.set(network, queue);
    return true;
  }

  delete({ customer, network }: Asker, item: Item): void {
    const queue = this.#networks.get(network);
    queue?.delete(customer, item);
    if (queue?.size === 0) this.#networks.delete(network);
  }

  /** Takes what waits next. Its network goes to the end. */
  take(): Item | undefined {
    for (const [network, queue] of this.#networks) {
      const item = queue.take();
      this.#networks.delete(network);
      if (queue.size > 0) this.#networks.set(network, queue);
      return item;
    }
    return undefined;
  }
}
