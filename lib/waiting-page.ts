import type { On } from './signal';

type PageRequest = {
  /** Calls back once the request is over. */
  onOver?: On;
};

/** Who requests a page: a customer of an internet provider, and the network they are in. */
export type Asker = PageRequest & { customer: string; network: string };

/** An asker, or a request of this server's, which has no place in a queue. */
export type Joiner = Asker | PageRequest;

/** A page that waits for its turn, as long as any of its requests does. */
export class WaitingPage {
  readonly key: string;
  /** Call this with whether the page gets its turn. */
  readonly end: (hasTurn: boolean) => void;
  /** Those who gave it a place in the queue. */
  askers: Asker[] = [];
  /** One more until its first requests are added, since they may be over. */
  #requests = 1;

  constructor(key: string, end: (hasTurn: boolean) => void) {
    this.key = key;
    this.end = end;
  }

  /** Counts one more request, until it is over. */
  add({ onOver }: PageRequest): void {
    this.#requests += 1;
    onOver?.(() => this.drop());
  }

  /** Call this once the first requests are added. */
  drop(): void {
    this.#requests -= 1;
    if (this.#requests === 0) this.end(false);
  }
}
