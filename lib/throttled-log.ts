const PAUSE_MS = 60_000;
/** How many lines are remembered. */
const MAX_LINES = 100;

/**
 * Creates a log that writes each line at most once a minute, for events that may happen on every request.
 * @param write where the lines go
 */
export function createThrottledLog(write: (line: string) => void = console.warn) {
  const writtenAt = new Map<string, number>();

  /** @param key lines with the same key count as equal */
  return (line: string, key = line): void => {
    const now = Date.now();
    if (now - (writtenAt.get(key) ?? 0) < PAUSE_MS) return;
    if (writtenAt.size >= MAX_LINES) writtenAt.clear();
    writtenAt.set(key, now);
    write(line);
  };
}
