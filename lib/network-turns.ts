import { createPace, type Pace } from './pace';

/** Longer than most visitors take for the next page; a flood has had many turns in that time. */
const HALF_LIFE_MS = 10_000;
/** Networks whose numbers of turns differ by less are equals, and go in the order in which they wait. */
const MARGIN = 0.1;
/** Others may keep arriving, so after this many in a row, the network that has waited longest is next. */
const PASSES_IN_A_ROW = 2;

export const createTurnPace = () => createPace(HALF_LIFE_MS);

/**
 * Decides which network is next. Two turns out of three go to the one that had the fewest recently: usually a visitor,
 * ahead of networks that keep requesting pages. The third goes to the one that has waited longest, which bounds
 * everyone's wait.
 */
export class NetworkTurns {
  readonly #pace: Pace;
  /** How many networks in a row went before one that had waited longer. */
  #passedInARow = 0;

  /** @param pace recent turns, which several queues may share */
  constructor(pace = createTurnPace()) {
    this.#pace = pace;
  }

  record(network: string): void {
    this.#pace.add(network);
  }

  /** @param waiting the longest waiting first */
  pickNext(waiting: readonly string[]): string | undefined {
    const [longest] = waiting;
    if (longest === undefined) return undefined;
    const quietest = this.#pickQuietest(longest, waiting);
    const mayPass = quietest !== longest && this.#passedInARow < PASSES_IN_A_ROW;
    this.#passedInARow = mayPass ? this.#passedInARow + 1 : 0;
    return mayPass ? quietest : longest;
  }

  #pickQuietest(first: string, others: readonly string[]): string {
    let quietest = first;
    let fewest = this.#pace.get(first);
    for (const network of others) {
      const turns = this.#pace.get(network);
      if (turns < fewest - MARGIN) [quietest, fewest] = [network, turns];
    }
    return quietest;
  }
}
