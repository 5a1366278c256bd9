import { AskerQueue } from '@/lib/asker-queue';
import { toOwners } from '@/lib/http/address-key';
import type { OnOver } from './when-over';

const SECOND_MS = 1000;
/** The longest wait before a request is refused. */
const MAX_WAIT_MS = 5000;

type Options = {
  /** Concurrent responses; unlimited by default. */
  maxOpen?: number;
  /** Responses that begin within a second. */
  maxPerSecond?: number;
};

/**
 * Spreads responses that are made for each request: editors' pages, and responses to assistants. They wait rather than
 * being refused: on a refusal, Next reloads the whole page, and the simulator loses its connection to the Page Builder.
 */
export class SpreadTurns {
  readonly #maxOpen: number;
  readonly #maxPerSecond: number | undefined;
  readonly #waiting = new AskerQueue();
  /** When the last responses began, oldest first. From a monotonic clock, since the time of day may be set back. */
  #begun: number[] = [];
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ maxOpen = Infinity, maxPerSecond }: Options) {
    this.#maxOpen = maxOpen;
    this.#maxPerSecond = maxPerSecond;
  }

  /** Waits for a request's turn; false if it is refused, or was given up. Call `end` after each turn. */
  async take(address: string, onOver?: OnOver): Promise<boolean> {
    const asker = { ...toOwners(address), onOver };
    if (this.#waiting.isEmpty && this.#getDelay() <= 0) {
      this.#waiting.recordTurn(asker.network);
      this.#begin();
      return true;
    }
    const turn = this.#waiting.wait(address, asker, MAX_WAIT_MS);
    this.#plan();
    return turn;
  }

  /** Call this once the response is complete. */
  end(): void {
    this.#open -= 1;
    this.#plan();
  }

  #begin(): void {
    this.#open += 1;
    if (this.#maxPerSecond === undefined) return;
    this.#begun = [...this.#begun, performance.now()].slice(-this.#maxPerSecond);
  }

  /** How long until the next response may begin. */
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
