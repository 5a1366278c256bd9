/** The pause of Prismic's clients between two write calls. */
export const CALL_MS = 1500;

/** Formats a time as `4 min` or `30 s`. */
export const toDuration = (ms: number): string =>
  ms >= 90_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 1000)} s`;

/** Counts calls, and prints from time to time how many are left and how long they take. */
export function createProgress(total: number, print: (line: string) => void) {
  let done = 0;
  return (title: string) => {
    done += 1;
    if (done !== 1 && done !== total && done % 20 !== 0) return;
    print(`${title}: call ${done} of ${total}, about ${toDuration((total - done) * CALL_MS)} left`);
  };
}
