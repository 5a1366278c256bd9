import { LRUCache } from 'lru-cache';
import { FairQueue } from './fair-queue';
import { NetworkTurns } from './network-turns';

/** Who asks for a page: a customer of a provider, and the network that it is in. */
export type Asker = { customer: string; network: string };

/** More than a visitor asks for at once. What waits may have been given up: nobody tells the page cache. */
const MAX_PER_CUSTOMER = 6;
const MAX_PER_NETWORK = 20;
/** Of one page. Beyond that, a new asker replaces the oldest, whose network may be full. */
const MAX_ASKERS = 20;
/** More requests than this server passes on within that time. */
const EARLY = { max: 1000, ttl: 2000 };
type WaitOptions = {
  waitMs: number;
  /** Calls back when nobody wants the page any more. */
  onGivenUp?: (callback: () => void) => void;
};

/** `end` says whether it has its turn. */
type WaitingPage = { key: string; askers: Asker[]; end: (hasTurn: boolean) => void };

/** Networks take turns, and so do the customers of each; only so much of a customer and of a network waits. */
export class AskerQueue {
  /** In the order in which they began to wait, or had a turn. */
  readonly #networks = new Map<string, FairQueue<WaitingPage>>();
  /** What waits, by key. */
  readonly #pages = new Map<string, WaitingPage>();
  /** Who asked for a page just before it began to wait, by key. */
  readonly #early = new LRUCache<string, Asker[]>(EARLY);
  readonly #turns = new NetworkTurns();

  get isEmpty(): boolean {
    return this.#networks.size === 0;
  }

  /** Waits until the page is taken; false after `waitMs`, when it is given up, or where no more may wait. */
  wait(key: string, asker: Asker, { waitMs, onGivenUp }: WaitOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasTurn: boolean) => {
        clearTimeout(timer);
        for (const other of page.askers) this.#delete(other, page);
        if (this.#pages.get(key) === page) this.#pages.delete(key);
        resolve(hasTurn);
      };
      const timer = setTimeout(() => end(false), waitMs);
      const page: WaitingPage = { key, askers: [], end };
      this.#pages.set(key, page);
      for (const each of [asker, ...(this.#early.get(key) ?? [])]) this.join(key, each);
      this.#early.delete(key);
      if (page.askers.length === 0) end(false);
      onGivenUp?.(() => end(false));
    });
  }

  /**
   * Gives a page that waits, or soon will, the place of this asker too. Next renders it once for all who ask, and the
   * first of them may have many others waiting before it.
   */
  join(key: string, asker: Asker): void {
    const page = this.#pages.get(key);
    if (!page) {
      this.#early.set(key, [...(this.#early.get(key) ?? []), asker].slice(-MAX_ASKERS));
      return;
    }
    if (page.askers.some(({ network }) => network === asker.network)) return;
    if (!this.#add(asker, page)) return;
    page.askers.push(asker);
    const left = page.askers.length > MAX_ASKERS ? page.askers.shift() : undefined;
    if (left) this.#delete(left, page);
  }

  /** Takes the page that waits next. Its network goes to the end. */
  take(): WaitingPage | undefined {
    const network = this.#turns.pickNext([...this.#networks.keys()]);
    const queue = network === undefined ? undefined : this.#networks.get(network);
    if (network === undefined || !queue) return undefined;
    const page = queue.take();
    this.#networks.delete(network);
    if (queue.size > 0) this.#networks.set(network, queue);
    this.recordTurn(network);
    return page;
  }

  /** Call this too when a page of the network did not have to wait. */
  recordTurn(network: string): void {
    this.#turns.record(network);
  }

  /** False once the customer has as many pages waiting as allowed. In a full network, the customer with the most loses one. */
  #add({ customer, network }: Asker, page: WaitingPage): boolean {
    const queue = this.#networks.get(network) ?? new FairQueue();
    const own = queue.count(customer);
    if (own >= MAX_PER_CUSTOMER) return false;
    if (queue.size >= MAX_PER_NETWORK) {
      const largest = queue.getLargest();
      if (!largest || largest.count <= own + 1) return false;
      this.#leave(network, largest.item);
    }
    queue.add(customer, page);
    this.#networks.set(network, queue);
    return true;
  }

  /** Gives up the place that a network has for a page, and the page where it was the only one. */
  #leave(network: string, page: WaitingPage): void {
    const others = page.askers.filter((asker) => asker.network !== network);
    const own = page.askers.filter((asker) => asker.network === network);
    if (others.length === 0) return page.end(false);
    for (const asker of own) this.#delete(asker, page);
    page.askers = others;
  }

  #delete({ customer, network }: Asker, page: WaitingPage): void {
    const queue = this.#networks.get(network);
    queue?.delete(customer, page);
    if (queue?.size === 0) this.#networks.delete(network);
  }
}
