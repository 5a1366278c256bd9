/** A page that takes longer, or that Next does not render after all, no longer keeps others waiting. */
const MAX_HOLD_MS = 1000;
const MAX_REST_MS = 500;
/** After this long whoever asks is told to come again. */
const MAX_WAIT_MS = 10_000;
/** More than a visitor asks for at once. What waits here may have been given up: nobody tells the page cache. */
const MAX_PER_CLIENT = 6;
const MAX_PER_NETWORK = 20;

type Options = { now?: () => number };
type Waiting = { key: string; client: string; start: () => void };

/** Who asks for a page: a client, and the network that it is in. */
export type Asker = { client: string; network: string };
/** `waited`: somebody else may have had the page rendered meanwhile; `refused`: it is not to be rendered now. */
export type Turn = 'first' | 'waited' | 'refused';

/**
 * Renders new pages one at a time, then rests for as long as the last one took. Networks take turns, so one that asks
 * for thousands of new pages does not delay the others for long, and only so many of its pages wait.
 */
export class FirstTurn {
  readonly #now: () => number;
  #held: { key: string; since: number } | null = null;
  #freeAt = 0;
  /** By network. Whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiting>>();
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
    const own = this.#waiting.get(asker.network) ?? new Set();
    if (isFull(own, asker.client)) return 'refused';
    this.#waiting.set(asker.network, own);
    return new Promise<Turn>((resolve) => {
      const end = (turn: Turn) => {
        clearTimeout(timer);
        own.delete(waiting);
        resolve(turn);
      };
      const timer = setTimeout(() => end('refused'), MAX_WAIT_MS);
      const waiting = { key, client: asker.client, start: () => end('waited') };
      own.add(waiting);
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
      const [next] = own;
      this.#waiting.delete(network);
      if (!next) continue;
      next.start();
      if (own.size > 0) this.#waiting.set(network, own);
      this.#held = { key: next.key, since: this.#now() };
      break;
    }
    this.#plan();
  }
}

/** True when as many pages of a network, or of a client in it, wait as may. */
function isFull(waiting: ReadonlySet<Waiting>, client: string): boolean {
  if (waiting.size >= MAX_PER_NETWORK) return true;
  return [...waiting].filter((one) => one.client === client).length >= MAX_PER_CLIENT;
}
