import type { Needs } from './needs';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';

/** Long enough for the queries of one page, which mostly return nothing. */
const TRIAL_MS = 250;

type Options = {
  ask: (url: string) => Promise<Sound<SearchPage>>;
  needs: Pick<Needs, 'toQuery'>;
};

/** @returns a function that tells whether a version has none of the documents that every page needs */
export function createTrial({ ask, needs }: Options) {
  let trial: { ref: string; at: number; result: Promise<boolean> } | null = null;

  /**
   * Asks once for all callers within a moment.
   * @throws {ContentFault}
   */
  return function isEmpty(ref: string): Promise<boolean> {
    if (trial?.ref !== ref || performance.now() - trial.at > TRIAL_MS) {
      const page = ask(needs.toQuery(ref));
      trial = {
        ref,
        at: performance.now(),
        result: page.then(({ value }) => value.results.length === 0),
      };
    }
    return trial.result;
  };
}
