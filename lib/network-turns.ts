/** A network that had one of the last so many turns is known; any other is a newcomer. */
const REMEMBERED_TURNS = 64;
/** After so many turns of newcomers, which may never end, whoever has waited longest has one. */
const NEWCOMERS_IN_A_ROW = 2;

/**
 * Which network is next. Newcomers come before known networks two times of three: a visitor's, before those that keep
 * asking for pages. Otherwise whoever began to wait first is next, so that nobody has to wait for more turns than there
 * are networks waiting.
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
