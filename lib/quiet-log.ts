const PAUSE_MS = 60_000;
/** How many lines are remembered. */
const MAX_LINES = 100;

type Options = {
  log?: ((line: string) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
};

/** Creates a log that writes each line at most once a minute, for events that may happen on every request. */
export function createQuietLog({
  log = (line) => console.warn(line),
  now = Date.now,
}: Options = {}) {
  const writtenAt = new Map<string, number>();

  /** @param key lines with the same key count as equal */
  return (line: string, key = line): void => {
    // After the clock was set back, the age is meaningless.
    if (Math.abs(now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY)) < PAUSE_MS) return;
    if (writtenAt.size >= MAX_LINES) writtenAt.clear();
    writtenAt.set(key, now());
    log(line);
  };
}
