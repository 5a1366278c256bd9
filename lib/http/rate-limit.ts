/** Counts one use of a key; returns the seconds until it may be used again, 0 if it may be used now. */
export type RateLimit = (key: string) => Promise<number>;

export type WindowLimitOptions = {
  /** How often a key may be used within a window. */
  max: number;
  windowSeconds: number;
  /** How many keys are counted at once; beyond this, the least recently used is forgotten. */
  maxKeys?: number;
};

type Window = { startedAt: number; count: number };

const MAX_KEYS = 100_000;

/**
 * Counts in this process, within windows that begin with a key's first use. A client with many addresses cannot fill
 * the memory, and a client that keeps asking stays counted while others come and go.
 */
export function createWindowLimit({
  max,
  windowSeconds,
  maxKeys = MAX_KEYS,
}: WindowLimitOptions): RateLimit {
  const windowMs = windowSeconds * 1000;
  // In order of last use.
  const windows = new Map<string, Window>();
  const isOver = ({ startedAt }: Window, now: number) =>
    // Setting the clock back must not lock anyone out.
    now < startedAt || now >= startedAt + windowMs;

  function forget(now: number) {
    for (const [key, window] of windows) {
      if (windows.size <= maxKeys && !isOver(window, now)) return;
      windows.delete(key);
    }
  }

  return async (key) => {
    const now = Date.now();
    const known = windows.get(key);
    const window = known && !isOver(known, now) ? known : { startedAt: now, count: 0 };
    // Set last, whether new or not, so that the map keeps its order.
    windows.delete(key);
    windows.set(key, window);
    forget(now);
    window.count += 1;
    return window.count > max ? Math.ceil((window.startedAt + windowMs - now) / 1000) : 0;
  };
}
