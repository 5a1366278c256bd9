import { AskerQueue } from '@/lib/asker-queue';
import { toCustomerKey, toNetworkKey } from '@/lib/http/address-key';
import type { OnOver } from './when-over';

const SECOND_MS = 1000;
/** The longest wait before a request is refused. */
const MAX_WAIT_MS = 5000;

type Options = {
  /** Answers that this server makes at a time; any number unless told. */
  maxOpen?: number;
  /** Answers that it begins within a second. */
  maxPerSecond?: number;
};

/**
 * Spreads what is made for each request: the pages of editors, and answers to assistants. They wait instead of being
 * refused: Next loads the whole page again on a refusal, upon which the simulator loses its connection to the Page
 * Builder.
 */
export class SpreadTurns {
  readonly #maxOpen: number;
  readonly #maxPerSecond: number | undefined;
  readonly #waiting = new AskerQueue();
  /** When the last answers began, the oldest first. Not the time of day, which may be set back. */
  #begun: number[] = [];
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ maxOpen = Infinity, maxPerSecond }: Options) {
    this.#maxOpen = maxOpen;
    this.#maxPerSecond = maxPerSecond;
  }

  /** Waits for the turn of a request; false if it is refused, or was given up. Call `end` after each that had its turn. */
  async take(address: string, onOver?: OnOver): Promise<boolean> {
    const asker = { customer: toCustomerKey(address), network: toNetworkKey(address) };
    if (this.#waiting.isEmpty && this.#getDelay() <= 0) {
      this.#waiting.recordTurn(asker.network);
      this.#begin();
      return true;
    }
    const turn = this.#waiting.wait(address, asker, { waitMs: MAX_WAIT_MS, onGivenUp: onOver });
    this.#plan();
    return turn;
  }

  /** Call this once the answer is made. */
  end(): void {
    this.#open -= 1;
    this.#plan();
  }

  #begin(): void {
    this.#open += 1;
    if (this.#maxPerSecond === undefined) return;
    this.#begun = [...this.#begun, performance.now()].slice(-this.#maxPerSecond);
  }

  /** How long until the next answer may begin. */
  #getDelay(): number {
    if (this.#open >= this.#maxOpen) return Infinity;
    const [oldest] = this.#begun;
    if (oldest === undefined || this.#begun.length !== this.#maxPerSecond) return 0;
    return oldest + SECOND_MS - performance.now();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const delay = this.#getDelay();
    if (this.#waiting.isEmpty || delay === Infinity) return;
    this.#timer = setTimeout(() => this.#beginNext(), Math.max(0, delay));
  }

  #beginNext(): void {
    const next = this.#waiting.take();
    if (next) {
      this.#begin();
      next.end(true);
    }
    this.#plan();
  }
}
