import { setTimeout as sleep } from 'node:timers/promises';
import { createStaleWhileRevalidate } from '@/lib/stale-while-revalidate';

type Options<T> = {
  /** `isComplete` is false where a source did not answer: what was loaded is loaded again soon. */
  load: () => Promise<{ facts: T; isComplete: boolean }>;
  /** How long complete facts count as fresh. */
  getFreshMs: () => number;
  /** Milliseconds since 1970. */
  now?: () => number;
  settleMs?: number;
};

/** Before incomplete facts are loaded again, or a load that failed is tried again. */
const RETRY_MS = 1000;
/** How long a source may go on answering what it answered before a change. */
const SETTLING_MS = 10_000;
/** How long somebody waits for a load that is under way. */
const SETTLE_MS = 5000;

/** Keeps facts in memory and loads them anew, once for all who ask. */
export function createKeptFacts<T>(options: Options<T>) {
  const { load, getFreshMs, now = Date.now, settleMs = SETTLE_MS } = options;
  let expiredAt = Number.NEGATIVE_INFINITY;
  let fault: unknown;
  const getRetryMs = () => Math.min(getFreshMs(), RETRY_MS);

  const store = createStaleWhileRevalidate({
    async load() {
      const isSettled = now() - expiredAt >= SETTLING_MS;
      const { facts, isComplete } = await load();
      return { value: facts, freshMs: isComplete && isSettled ? getFreshMs() : getRetryMs() };
    },
    onFailure(error, isEmpty) {
      fault = error;
      return isEmpty ? 0 : getRetryMs();
    },
    now,
  });

  function unwrap(kept: { value: T } | null): T {
    if (!kept) throw fault;
    return kept.value;
  }

  return {
    /** The last facts, while newer ones load behind them; only the first to ask wait. @throws when there are none. */
    get: async () => unwrap(await store.get()),

    /** Says that something has changed at a source. */
    expire(): void {
      expiredAt = now();
      store.expire();
    },

    /** The facts once a load that is under way, and knows of the latest change, has ended; a slow one is not awaited. */
    async settle() {
      const settled = await Promise.race([store.settle(), sleep(settleMs, null, { ref: false })]);
      return unwrap(settled ?? (await store.get()));
    },
  };
}
