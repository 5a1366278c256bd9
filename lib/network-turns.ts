/** A network that had one of this many recent turns is known; any other is a newcomer. */
const REMEMBERED_TURNS = 64;
/** Newcomers may keep arriving, so after this many in a row, the network that has waited longest is next. */
const NEWCOMERS_IN_A_ROW = 2;

/**
 * Decides which network is next. Two turns out of three go to a newcomer: usually a visitor, ahead of networks that
 * keep requesting pages. The third goes to the network that has waited longest, which bounds everyone's wait.
 */
export class NetworkTurns {
  /** Ordered by last turn, longest ago first. */
  readonly #known = new Set<string>();
  /** How many newcomers in a row went before a network that had waited longer. */
  #passedInARow = 0;

  record(network: string): void {
    this.#known.delete(network);
    this.#known.add(network);
    const [oldest] = this.#known;
    if (this.#known.size > REMEMBERED_TURNS) this.#known.delete(oldest as string);
  }

  /** @param waiting the longest waiting first */
  pickNext(waiting: readonly string[]): string | undefined {
    const newcomer = waiting.find((network) => !this.#known.has(network));
    const mayPass = newcomer !== waiting[0] && this.#passedInARow < NEWCOMERS_IN_A_ROW;
    this.#passedInARow = newcomer && mayPass ? this.#passedInARow + 1 : 0;
    return newcomer && mayPass ? newcomer : waiting[0];
  }
}
