const PAUSE_MS = 60_000;
/** Lines that are remembered. */
const MAX_LINES = 100;

type Options = {
  log?: ((line: string) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
};

/** A log that writes each line at most once a minute, for what may happen with every request. */
export function createQuietLog({
  log = (line) => console.warn(line),
  now = Date.now,
}: Options = {}) {
  const writtenAt = new Map<string, number>();

  /** @param key of the lines that count as the same */
  return (line: string, key = line): void => {
    // A clock that was set back says nothing about the age.
    if (Math.abs(now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY)) < PAUSE_MS) return;
    if (writtenAt.size >= MAX_LINES) writtenAt.clear();
    writtenAt.set(key, now());
    log(line);
  };
}
