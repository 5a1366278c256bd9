/** A network that had one of the last so many turns is known; any other is a newcomer. */
const REMEMBERED_TURNS = 64;
/** Newcomers may never stop coming, so after this many in a row the network that has waited longest is next. */
const NEWCOMERS_IN_A_ROW = 2;

/**
 * Decides which network is next. Two turns out of three, a newcomer goes first: usually a visitor, ahead of networks
 * that keep asking for pages. The third goes to the network that has waited longest, which bounds everybody's wait.
 */
export class NetworkTurns {
  /** The one whose turn is the longest ago first. */
  readonly #known = new Set<string>();
  /** How many newcomers in a row came before somebody who had waited longer. */
  #passedInARow = 0;

  record(network: string): void {
    this.#known.delete(network);
    this.#known.add(network);
    const [oldest] = this.#known;
    if (this.#known.size > REMEMBERED_TURNS) this.#known.delete(oldest as string);
  }

  /** @param waiting the one that has waited longest first */
  pickNext(waiting: readonly string[]): string | undefined {
    const newcomer = waiting.find((network) => !this.#known.has(network));
    const mayPass = newcomer !== waiting[0] && this.#passedInARow < NEWCOMERS_IN_A_ROW;
    this.#passedInARow = newcomer && mayPass ? this.#passedInARow + 1 : 0;
    return newcomer && mayPass ? newcomer : waiting[0];
  }
}
