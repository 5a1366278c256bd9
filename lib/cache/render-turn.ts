import { AskerQueue, type Asker } from '@/lib/asker-queue';
import { IdleList, isBefore } from './idle-list';

/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 2000;
const MAX_REST_MS = 500;
const POLL_MS = 20;
/** After so many turns of who waits, the next one is kept for a while for a page that is asked for in passing. */
const WAITERS_IN_A_ROW = 2;
const KEPT_MS = 250;

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
  #held: { key: string; customer?: string; since: number } | null = null;
  #freeAt = 0;
  readonly #waiting = new AskerQueue();
  #timer: NodeJS.Timeout | undefined;
  /** True once a page that nobody waits for was refused the turn. */
  #isWanted = false;
  #inARow = 0;
  #keptUntil: number | null = null;
  readonly #idle = new IdleList();

  constructor({ now = Date.now }: Options = {}) {
    this.#now = now;
  }

  /** True if this page may be rendered now for this customer, which happens behind the answer. */
  take(key: string, customer?: string): boolean {
    const now = this.#now();
    if ([key, customer ?? key].some((name) => this.#idle.has(name, now))) return false;
    if (!this.#waiting.isEmpty && this.#keptUntil === null) {
      this.#isWanted = true;
      return false;
    }
    if (!this.#takeNow(key, customer)) return false;
    this.#dropKept();
    return true;
  }

  /** True while the turn is kept from those who wait, since a page that nobody waits for was refused it. */
  #isKept(now: number): boolean {
    if (!this.#isWanted || this.#inARow < WAITERS_IN_A_ROW) return false;
    this.#keptUntil ??= now + KEPT_MS;
    if (isBefore(now, this.#keptUntil, KEPT_MS)) return true;
    this.#dropKept();
    return false;
  }

  #dropKept(): void {
    this.#isWanted = false;
    this.#inARow = 0;
    this.#keptUntil = null;
  }

  /** True while no page is being rendered, and after the rest that follows. */
  #isFree(now: number): boolean {
    if (isBefore(now, this.#freeAt, MAX_REST_MS)) return false;
    return !this.#held || Math.abs(now - this.#held.since) >= MAX_HOLD_MS;
  }

  #takeNow(key: string, customer?: string): boolean {
    const now = this.#now();
    if (!this.#isFree(now)) return false;
    if (this.#held) this.#idle.add(this.#held, now);
    this.#held = { key, customer, since: now };
    return true;
  }

  /** Waits up to `waitMs` for the turn of an outdated page. Next renders those before it answers, so they are never idle. */
  async waitFor(key: string, waitMs: number, asker = OWN): Promise<boolean> {
    if (this.#waiting.isEmpty && this.#takeNow(key)) return true;
    const turn = this.#waiting.wait(key, asker, { waitMs });
    this.#plan();
    return turn;
  }

  #plan(): void {
    if (this.#waiting.isEmpty) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const now = this.#now();
      if (this.#isFree(now) && !this.#isKept(now)) {
        const next = this.#waiting.take();
        this.#inARow += 1;
        next?.end(this.#takeNow(next.key));
      }
      this.#plan();
    }, POLL_MS);
  }

  /** Call this once the page has been rendered, or needs no rendering. */
  end(key: string): void {
    this.#idle.remove(key);
    if (this.#held?.key !== key) return;
    const now = this.#now();
    this.#freeAt = now + Math.min(now - this.#held.since, MAX_REST_MS);
    this.#held = null;
  }
}
