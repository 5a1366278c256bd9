/** Counts one use of a key; gives the seconds until it may be used again, 0 when it may be used now. */
export type RateLimit = (key: string) => Promise<number>;

export type WindowLimitOptions = {
  /** How often a key may be used within a window. */
  max: number;
  windowSeconds: number;
  /** How many keys are counted at once; beyond that, the one not used for the longest time is forgotten. */
  maxKeys?: number;
};

type Window = { startedAt: number; count: number };

const MAX_KEYS = 100_000;

/**
 * Counts in this process, within windows that begin with a key's first use. A client with many addresses cannot fill
 * the memory, and one that goes on asking stays counted while others come and go.
 */
export function createWindowLimit({
  max,
  windowSeconds,
  maxKeys = MAX_KEYS,
}: WindowLimitOptions): RateLimit {
  const windowMs = windowSeconds * 1000;
  // In the order of their last use.
  const windows = new Map<string, Window>();
  const isOver = ({ startedAt }: Window, now: number) =>
    // A clock that was set back must not lock anybody out.
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
