import { setTimeout as sleep } from 'node:timers/promises';
import { createStaleWhileRevalidate } from '@/lib/stale-while-revalidate';

type Options<T> = {
  /** `isComplete` is false if a source did not respond: the facts are loaded again soon. */
  load: () => Promise<{ facts: T; isComplete: boolean }>;
  /** How long complete facts count as fresh. */
  getFreshMs: () => number;
  /** Milliseconds since 1970. */
  now?: () => number;
  settleMs?: number;
};

/** Delay before incomplete facts are loaded again, or a failed load is retried. */
const RETRY_MS = 1000;
/** How long a source may keep returning its response from before a change. */
const SETTLING_MS = 10_000;
/** How long a caller waits for a load in progress. */
const SETTLE_MS = 5000;

/** Keeps facts in memory and reloads them, once for all concurrent callers. */
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
    /**
     * Returns the last facts while newer ones load in the background; only the first callers wait.
     * @throws if there are none
     */
    get: async () => unwrap(await store.get()),

    /** Call this when a source has changed. */
    expire(): void {
      expiredAt = now();
      store.expire();
    },

    /** Returns the facts after a load in progress that includes the latest change; does not wait for a slow one. */
    async settle() {
      const settled = await Promise.race([store.settle(), sleep(settleMs, null, { ref: false })]);
      return unwrap(settled ?? (await store.get()));
    },
  };
}
