import { AskerQueue } from '@/lib/asker-queue';
import { toCustomerKey, toNetworkKey } from '@/lib/http/address-key';
import type { OnOver } from './when-over';

/** Simulator pages that this server begins within a second, and those that it renders at a time. */
const MAX_PER_SECOND = 4;
const MAX_OPEN = 2;
const SECOND_MS = 1000;
/** The longest wait before an update is refused. */
const MAX_WAIT_MS = 5000;

/**
 * Spreads the pages of the simulator, which an editor's browser requests with each keystroke. They wait instead of
 * being refused: the editor's frame would reload on a refusal, and lose its connection to the Page Builder.
 */
export class SimulatorTurns {
  readonly #waiting = new AskerQueue();
  /** When the last pages began, the oldest first. Not the time of day, which may be set back. */
  #begun: number[] = [];
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Waits for the turn of a page; false if it is refused, or was given up. Call `end` after each that had its turn. */
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

  /** Call this once the page has been rendered. */
  end(): void {
    this.#open -= 1;
    this.#plan();
  }

  #begin(): void {
    this.#open += 1;
    this.#begun = [...this.#begun, performance.now()].slice(-MAX_PER_SECOND);
  }

  /** How long until the next page may begin. */
  #getDelay(): number {
    if (this.#open >= MAX_OPEN) return Infinity;
    const [oldest] = this.#begun;
    const isFull = this.#begun.length === MAX_PER_SECOND && oldest !== undefined;
    return isFull ? oldest + SECOND_MS - performance.now() : 0;
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
