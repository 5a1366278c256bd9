import { FairQueue } from '@/lib/fair-queue';

/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 1000;
const MAX_REST_MS = 500;
/** After this long whoever asks is told to come again. */
const MAX_WAIT_MS = 10_000;
/** More than a visitor asks for at once. What waits here may have been given up: nobody tells the page cache. */
const MAX_PER_CUSTOMER = 6;
const MAX_PER_NETWORK = 20;

type Options = { now?: () => number };
type Waiting = { key: string; end: (turn: Turn) => void };

/** Who asks for a page: a customer of a provider, and the network that it is in. */
export type Asker = { customer: string; network: string };
/** `waited`: somebody else may have had the page rendered meanwhile; `refused`: it is not to be rendered now. */
export type Turn = 'first' | 'waited' | 'refused';

/**
 * Renders new pages one at a time, then rests for as long as the last one took. Networks take turns, and so do
 * the customers of each, so one that asks for thousands of new pages does not delay the others for long, and only so
 * many of its pages wait.
 */
export class FirstTurn {
  readonly #now: () => number;
  #held: { key: string; since: number } | null = null;
  #freeAt = 0;
  /** By network. Whose turn is next comes first. */
  readonly #waiting = new Map<string, FairQueue<Waiting>>();
  #timer: NodeJS.Timeout | undefined;

  // Not the time of day, which may be set back.
  constructor({ now = () => performance.now() }: Options = {}) {
    this.#now = now;
  }

  /** Waits for the turn of a page that somebody asks for. */
  async wait(key: string, asker: Asker): Promise<Turn> {
    if (this.#waiting.size === 0 && this.#getDelay() <= 0) {
      this.#held = { key, since: this.#now() };
      return 'first';
    }
    const { customer, network } = asker;
    const own = this.#waiting.get(network) ?? new FairQueue();
    if (!makeRoom(own, customer)) return 'refused';
    this.#waiting.set(network, own);
    return new Promise<Turn>((resolve) => {
      const end = (turn: Turn) => {
        clearTimeout(timer);
        own.delete(customer, waiting);
        resolve(turn);
      };
      const timer = setTimeout(() => end('refused'), MAX_WAIT_MS);
      const waiting = { key, end };
      own.add(customer, waiting);
      this.#plan();
    });
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
    for (const [network, own] of this.#waiting) {
      const next = own.take();
      this.#waiting.delete(network);
      if (!next) continue;
      next.end('waited');
      if (own.size > 0) this.#waiting.set(network, own);
      this.#held = { key: next.key, since: this.#now() };
      break;
    }
    this.#plan();
  }
}

/** False when as many pages of a customer wait as may. In a full network, a page of who has the most gives way. */
function makeRoom(waiting: FairQueue<Waiting>, customer: string): boolean {
  const own = waiting.count(customer);
  if (own >= MAX_PER_CUSTOMER) return false;
  if (waiting.size < MAX_PER_NETWORK) return true;
  const largest = waiting.getLargest();
  if (!largest || largest.count <= own + 1) return false;
  largest.item.end('refused');
  return true;
}
