import { LRUCache } from 'lru-cache';
import { FairQueue } from './fair-queue';
import { NetworkTurns } from './network-turns';
import type { Pace } from './pace';
import { WaitingPage, type Asker, type Joiner } from './waiting-page';

const MAX_PER_CUSTOMER = 6;
const MAX_PER_NETWORK = 20;
/** For each page. Beyond this, a new asker replaces the oldest, whose network may be full. */
const MAX_ASKERS = 20;
/** Takes the place of the oldest early requests, which may still be open, so the page is not given up. */
const FORGOTTEN: Joiner = {};
/** More requests than this server forwards within two seconds. */
const EARLY = { max: 1000, ttl: 2000 };

/** Networks take turns, and so do the customers within each. How many pages may wait is limited for both. */
export class AskerQueue {
  /** Ordered by when they began to wait or last had a turn. */
  readonly #networks = new Map<string, FairQueue<WaitingPage>>();
  /** Waiting pages by key. */
  readonly #pages = new Map<string, WaitingPage>();
  /** Who requested a page just before it began to wait, by key. */
  readonly #early = new LRUCache<string, Joiner[]>(EARLY);
  readonly #turns: NetworkTurns;

  /** @param pace recent turns of networks, which several queues may share */
  constructor(pace?: Pace) {
    this.#turns = new NetworkTurns(pace);
  }

  get isEmpty(): boolean {
    return this.#networks.size === 0;
  }

  /** Waits for the page's turn; false after `waitMs`, when all its requests are over, or if no more pages may wait. */
  wait(key: string, asker: Asker, waitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasTurn: boolean) => {
        clearTimeout(timer);
        for (const other of page.askers) this.#delete(other, page);
        if (this.#pages.get(key) === page) this.#pages.delete(key);
        resolve(hasTurn);
      };
      const timer = setTimeout(() => end(false), waitMs);
      const page = new WaitingPage(key, end);
      this.#pages.set(key, page);
      for (const each of [asker, ...(this.#early.get(key) ?? [])]) this.join(key, each);
      this.#early.delete(key);
      if (page.askers.length === 0) end(false);
      page.drop();
    });
  }

  /**
   * Adds a request to a page that waits or soon will. Next renders a page once for everyone who requests it, and the
   * first asker may have many other pages queued ahead of it.
   */
  join(key: string, joiner: Joiner): void {
    const page = this.#pages.get(key);
    if (!page) {
      const early = [...(this.#early.get(key) ?? []), joiner];
      const latest = early.length > MAX_ASKERS ? [FORGOTTEN, ...early.slice(2)] : early;
      this.#early.set(key, latest);
      return;
    }
    page.add(joiner);
    if (!('network' in joiner)) return;
    const isThere = page.askers.some(({ network }) => network === joiner.network);
    if (isThere || !this.#add(joiner, page)) return;
    page.askers.push(joiner);
    const left = page.askers.length > MAX_ASKERS ? page.askers.shift() : undefined;
    if (left) this.#delete(left, page);
  }

  /** Takes the next page and moves its network to the end. */
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

  /** Call this too when a page of this network did not have to wait. */
  recordTurn(network: string): void {
    this.#turns.record(network);
  }

  /** False if the customer has too many pages waiting. In a full network, the customer with the most loses one. */
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

  /** Removes a network's place for a page, and the page itself if no other network waits for it. */
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
