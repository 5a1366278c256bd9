import { FairQueue } from './fair-queue';

/** Who asks for a page: a customer of a provider, and the network that it is in. */
export type Asker = { customer: string; network: string };

/** More than a visitor asks for at once. What waits may have been given up: nobody tells the page cache. */
const MAX_PER_CUSTOMER = 6;
const MAX_PER_NETWORK = 20;
/** A network that had one of the last so many turns is known; any other is a newcomer. */
const REMEMBERED_TURNS = 64;
/** After so many turns of newcomers, which may never end, whoever has waited longest has one. */
const NEWCOMERS_IN_A_ROW = 2;

type WaitOptions = {
  waitMs: number;
  /** Calls back when nobody wants the page any more. */
  onGivenUp?: (callback: () => void) => void;
};

/** A page that waits for its turn; `end` says whether it has it. */
type WaitingPage = { key: string; end: (hasTurn: boolean) => void };

/**
 * Networks take turns, and so do the customers of each; only so much of a customer and of a network waits. Newcomers
 * come before known networks two times of three: a visitor's, before those that keep asking for pages. Otherwise
 * whoever began to wait first is next, so that nobody has to wait for more turns than there are networks waiting.
 */
export class AskerQueue {
  /** In the order in which they began to wait, or had a turn. */
  readonly #networks = new Map<string, FairQueue<WaitingPage>>();
  /** The networks that had a turn lately, the one whose turn is the longest ago first. */
  readonly #known = new Set<string>();
  /** How many newcomers in a row came before somebody who had waited longer. */
  #passedInARow = 0;

  get isEmpty(): boolean {
    return this.#networks.size === 0;
  }

  /** Waits until the page is taken; false after `waitMs`, when it is given up, or where no more may wait. */
  wait(key: string, asker: Asker, { waitMs, onGivenUp }: WaitOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasTurn: boolean) => {
        clearTimeout(timer);
        this.#delete(asker, page);
        resolve(hasTurn);
      };
      const timer = setTimeout(() => end(false), waitMs);
      const page = { key, end };
      if (!this.#add(asker, page)) end(false);
      onGivenUp?.(() => end(false));
    });
  }

  /** Takes the page that waits next. Its network goes to the end. */
  take(): WaitingPage | undefined {
    const network = this.#getNextNetwork();
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
    this.#known.delete(network);
    this.#known.add(network);
    const [oldest] = this.#known;
    if (this.#known.size > REMEMBERED_TURNS) this.#known.delete(oldest as string);
  }

  #getNextNetwork(): string | undefined {
    const waiting = [...this.#networks.keys()];
    const newcomer = waiting.find((network) => !this.#known.has(network));
    const mayPass = newcomer !== waiting[0] && this.#passedInARow < NEWCOMERS_IN_A_ROW;
    this.#passedInARow = newcomer && mayPass ? this.#passedInARow + 1 : 0;
    return newcomer && mayPass ? newcomer : waiting[0];
  }

  /** False once the customer has as many pages waiting as allowed. In a full network, the customer with the most loses one. */
  #add({ customer, network }: Asker, page: WaitingPage): boolean {
    const queue = this.#networks.get(network) ?? new FairQueue();
    const own = queue.count(customer);
    if (own >= MAX_PER_CUSTOMER) return false;
    if (queue.size >= MAX_PER_NETWORK) {
      const largest = queue.getLargest();
      if (!largest || largest.count <= own + 1) return false;
      largest.item.end(false);
    }
    queue.add(customer, page);
    this.#networks.set(network, queue);
    return true;
  }

  #delete({ customer, network }: Asker, page: WaitingPage): void {
    const queue = this.#networks.get(network);
    queue?.delete(customer, page);
    if (queue?.size === 0) this.#networks.delete(network);
  }
}
