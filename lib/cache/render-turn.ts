import { AskerQueue } from '@/lib/asker-queue';
import { noteWait } from '@/lib/http/current-request';
import type { Asker } from '@/lib/waiting-page';
import { IdleList, isBefore } from './idle-list';

/** A page that takes longer than this, or that Next never renders, stops blocking others. */
const MAX_HOLD_MS = 2000;
const MAX_REST_MS = 500;
const POLL_MS = 20;
/**
 * After this many turns for waiting requests, the next turn is reserved for a while for a page refreshed in the
 * background.
 */
const WAITERS_IN_A_ROW = 2;
const KEPT_MS = 250;

type Options = { now?: () => number };

/** The asker of pages that this server requests itself. */
const OWN: Asker = { customer: 'own', network: 'own' };

/**
 * Renders one stale page at a time, and then leaves the processor to visitors for as long as that took. Otherwise,
 * someone who requests every page while it is stale would have hundreds rendered at once. Requests that wait for a new
 * version take turns.
 */
export class RenderTurn {
  readonly #now: () => number;
  #held: { key: string; customer?: string; since: number } | null = null;
  #freeAt = 0;
  readonly #waiting = new AskerQueue();
  #timer: NodeJS.Timeout | undefined;
  /** True once a page that nobody waits for was refused a turn. */
  #isWanted = false;
  #inARow = 0;
  #keptUntil: number | null = null;
  readonly #idle = new IdleList();

  constructor({ now = Date.now }: Options = {}) {
    this.#now = now;
  }

  /** True if this page may be rendered for this customer now, in the background. */
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

  /** True while the turn is reserved for a page that nobody waits for and that was refused one. */
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

  /** True while no page is being rendered and the rest after the last one is over. */
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

  /**
   * Waits up to `waitMs` for the turn of an outdated page. Next renders such a page before it responds, so it is never
   * idle. The page waits even if its asker leaves, or somebody could keep it old for everyone by leaving again and again.
   */
  async waitFor(key: string, waitMs: number, asker = OWN): Promise<boolean> {
    if (this.#waiting.isEmpty && this.#takeNow(key)) return true;
    noteWait();
    const { customer, network } = asker;
    const turn = this.#waiting.wait(key, { customer, network }, waitMs);
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

  /** Call this once the page is rendered, or needs no rendering. */
  end(key: string): void {
    this.#idle.remove(key);
    if (this.#held?.key !== key) return;
    const now = this.#now();
    this.#freeAt = now + Math.min(now - this.#held.since, MAX_REST_MS);
    this.#held = null;
  }
}
