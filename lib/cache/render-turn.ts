import { AskerQueue, type Asker } from './asker-queue';

/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 2000;
const MAX_REST_MS = 500;
/** Before a page that Next did not render after all may have another turn. */
const IDLE_MS = 60_000;
const MAX_IDLE_KEYS = 1000;
const POLL_MS = 20;

type Options = { now?: () => number };

/** Of pages that this server asks itself for. */
const OWN: Asker = { customer: 'own', network: 'own' };

/**
 * Lets one stale page at a time be rendered, and then leaves the processor to visitors for as long as that took.
 * Otherwise somebody who asks for all pages when they are stale would have hundreds rendered at once. Who waits for a new
 * version takes turns with others who do.
 */
export class RenderTurn {
  readonly #now: () => number;
  #held: { key: string; since: number } | null = null;
  #freeAt = 0;
  readonly #waiting = new AskerQueue();
  #timer: NodeJS.Timeout | undefined;
  /** Keys that held the turn for nothing, with the time at which they may have it again. */
  readonly #idle = new Map<string, number>();

  constructor({ now = Date.now }: Options = {}) {
    this.#now = now;
  }

  /** True if this page may be rendered now, before anybody who waits. */
  take(key: string): boolean {
    return this.#waiting.isEmpty && this.#takeNow(key);
  }

  /** True while no page is being rendered, and after the rest that follows. */
  #isFree(now: number): boolean {
    if (isBefore(now, this.#freeAt, MAX_REST_MS)) return false;
    return !this.#held || Math.abs(now - this.#held.since) >= MAX_HOLD_MS;
  }

  #takeNow(key: string): boolean {
    const now = this.#now();
    if (!this.#isFree(now) || isBefore(now, this.#idle.get(key) ?? 0, IDLE_MS)) return false;
    if (this.#held) this.#setIdle(this.#held.key, now);
    this.#held = { key, since: now };
    return true;
  }

  /** The same, but waits for up to `waitMs` behind others. */
  async waitFor(key: string, waitMs: number, asker = OWN): Promise<boolean> {
    if (this.take(key)) return true;
    const turn = this.#waiting.wait(key, asker, waitMs);
    this.#plan();
    return turn;
  }

  #plan(): void {
    if (this.#waiting.isEmpty) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#isFree(this.#now())) {
        const next = this.#waiting.take();
        next?.end(this.#takeNow(next.key));
      }
      this.#plan();
    }, POLL_MS);
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

/** A time that lies further ahead than `most` is that of a clock that was set back. */
const isBefore = (now: number, time: number, most: number) => now < time && time - now <= most;
