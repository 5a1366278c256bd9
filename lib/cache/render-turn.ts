import { setTimeout as sleep } from 'node:timers/promises';

/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 2000;
const MAX_REST_MS = 500;
const MAX_WAITING = 20;
/** Before a page that Next did not render after all may have another turn. */
const IDLE_MS = 60_000;
const MAX_IDLE_KEYS = 1000;
const POLL_MS = 20;

type Options = { now?: () => number };

/**
 * Lets one stale page at a time be rendered, and then leaves the processor to visitors for as long as that took.
 * Otherwise somebody who asks for all pages when they are stale would have hundreds rendered at once.
 */
export class RenderTurn {
  readonly #now: () => number;
  #held: { key: string; since: number } | null = null;
  #freeAt = 0;
  #waiting = 0;
  /** Keys that held the turn for nothing, with the time at which they may have it again. */
  readonly #idle = new Map<string, number>();

  constructor({ now = Date.now }: Options = {}) {
    this.#now = now;
  }

  /** True if this page may be rendered now. */
  take(key: string): boolean {
    const now = this.#now();
    // A rest that lies further ahead is that of a clock that was set back.
    const isBefore = (time: number, most: number) => now < time && time - now <= most;
    if (isBefore(this.#freeAt, MAX_REST_MS)) return false;
    if (isBefore(this.#idle.get(key) ?? 0, IDLE_MS)) return false;
    if (this.#held && Math.abs(now - this.#held.since) < MAX_HOLD_MS) return false;
    if (this.#held) this.#setIdle(this.#held.key, now);
    this.#held = { key, since: now };
    return true;
  }

  /** The same, but waits for up to `waitMs`; does not wait behind many others. */
  async waitFor(key: string, waitMs: number): Promise<boolean> {
    if (this.take(key)) return true;
    if (this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    try {
      for (const began = this.#now(); this.#now() - began < waitMs;) {
        await sleep(POLL_MS);
        if (this.take(key)) return true;
      }
      return false;
    } finally {
      this.#waiting -= 1;
    }
  }

  #setIdle(key: string, now: number) {
    if (this.#idle.size >= MAX_IDLE_KEYS) this.#idle.clear();
    this.#idle.set(key, now + IDLE_MS);
  }

  /** Call this once the page has been rendered, or needs no rendering. */
  end(key: string): void {
    this.#idle.delete(key);
    if (this.#held?.key !== key) return;
    const now = this.#now();
    this.#freeAt = now + Math.min(now - this.#held.since, MAX_REST_MS);
    this.#held = null;
  }
}
