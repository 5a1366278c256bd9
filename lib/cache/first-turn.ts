import { AskerQueue } from '@/lib/asker-queue';
import { noteWait } from '@/lib/http/current-request';
import type { Pace } from '@/lib/pace';
import type { Asker, Joiner } from '@/lib/waiting-page';

/** A page that takes longer than this, or that Next never renders, stops blocking others. */
const MAX_HOLD_MS = 1000;
const MAX_REST_MS = 500;
/** The longest wait before a 503; shorter than the front server waits for an instance. */
export const MAX_TURN_WAIT_MS = 7000;

type Options = {
  now?: () => number;
  /** Recent turns of networks, which several queues may share. */
  pace?: Pace;
};

/** `waited`: someone else may have had the page rendered in the meantime; `refused`: it must not be rendered now. */
export type Turn = 'first' | 'waited' | 'refused';

/**
 * Renders new pages one at a time, then rests for as long as the last one took. Askers take turns, so one that requests
 * thousands of new pages does not delay the others for long.
 */
export class FirstTurn {
  readonly #now: () => number;
  readonly #waiting: AskerQueue;
  #held: { path: string; since: number } | null = null;
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  // A monotonic clock, since the time of day may be set back.
  constructor({ now = () => performance.now(), pace }: Options = {}) {
    this.#now = now;
    this.#waiting = new AskerQueue(pace);
  }

  /** Waits for the turn of the page at a path such as `/en/faq`. */
  async wait(path: string, asker: Asker): Promise<Turn> {
    if (this.#waiting.isEmpty && this.#getDelay() <= 0) {
      this.#held = { path, since: this.#now() };
      this.#waiting.recordTurn(asker.network);
      return 'first';
    }
    noteWait();
    const turn = this.#waiting.wait(path, asker, MAX_TURN_WAIT_MS);
    this.#plan();
    return (await turn) ? 'waited' : 'refused';
  }

  /** Adds a request to a page that is already waiting. */
  join(path: string, joiner: Joiner): void {
    this.#waiting.join(path, joiner);
  }

  /** Call this once the page is rendered, or needs no rendering. */
  end(path: string): void {
    if (this.#held?.path !== path) return;
    const now = this.#now();
    this.#freeAt = now + Math.min(now - this.#held.since, MAX_REST_MS);
    this.#held = null;
    this.#plan();
  }

  /** How long until the next page may be rendered, unless the current one ends sooner. */
  #getDelay(): number {
    const heldUntil = this.#held ? this.#held.since + MAX_HOLD_MS : 0;
    return Math.max(heldUntil, this.#freeAt) - this.#now();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.isEmpty) return;
    this.#timer = setTimeout(() => this.#startNext(), Math.max(0, this.#getDelay()));
  }

  #startNext(): void {
    const next = this.#waiting.take();
    if (next) {
      this.#held = { path: next.key, since: this.#now() };
      next.end(true);
    }
    this.#plan();
  }
}
