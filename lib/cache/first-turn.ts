/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 1000;
const MAX_REST_MS = 500;
/** After this long a page is rendered without its turn. */
const MAX_WAIT_MS = 10_000;

type Options = { now?: () => number };
type Waiting = { key: string; start: () => void };

/**
 * Renders new pages one at a time, then rests for as long as the last one took. Askers take turns, so one that asks for
 * thousands of new pages does not delay the others for long.
 */
export class FirstTurn {
  readonly #now: () => number;
  #held: { key: string; since: number } | null = null;
  #freeAt = 0;
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ now = Date.now }: Options = {}) {
    this.#now = now;
  }

  /** Waits for the turn of a page that somebody asks for; true if it had to wait. */
  async wait(key: string, asker: string): Promise<boolean> {
    if (this.#waiting.size === 0 && this.#getDelay() <= 0) {
      this.#held = { key, since: this.#now() };
      return false;
    }
    await new Promise<void>((resolve) => {
      const own = this.#waiting.get(asker) ?? new Set();
      this.#waiting.set(asker, own);
      const timer = setTimeout(() => start(), MAX_WAIT_MS);
      const waiting = { key, start };
      function start() {
        clearTimeout(timer);
        own.delete(waiting);
        resolve();
      }
      own.add(waiting);
      this.#plan();
    });
    return true;
  }

  /** Call this once the page has been rendered, or needs no rendering. */
  end(key: string): void {
    if (this.#held?.key !== key) return;
    const now = this.#now();
    this.#freeAt = now + Math.min(now - this.#held.since, MAX_REST_MS);
    this.#held = null;
    this.#plan();
  }

  /** How long until the next page may be rendered, if the one that is being rendered does not end before. */
  #getDelay(): number {
    const heldUntil = this.#held ? this.#held.since + MAX_HOLD_MS : 0;
    return Math.max(heldUntil, this.#freeAt) - this.#now();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => this.#startNext(), Math.max(0, this.#getDelay()));
  }

  #startNext(): void {
    for (const [asker, own] of this.#waiting) {
      const [next] = own;
      this.#waiting.delete(asker);
      if (!next) continue;
      next.start();
      if (own.size > 0) this.#waiting.set(asker, own);
      this.#held = { key: next.key, since: this.#now() };
      break;
    }
    this.#plan();
  }
}
