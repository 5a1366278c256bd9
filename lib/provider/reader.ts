import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { getErrorLine } from '@/lib/errors';
import { toLine } from '@/lib/http/clean-text';
import type { LastGoodResponses } from '@/lib/last-good-responses';
import { createShrinkGuard } from './shrink-guard';
import type { Source } from './sources';

/** A value, when it was read, and whether the latest attempt to refresh it failed. */
export type Reading<T> = { value: T; readAt: number; isStale: boolean };

export type ReaderOptions = {
  /** Where values outlive this process; optional. */
  responses?: LastGoodResponses | undefined;
  /** How long a value counts as fresh. */
  freshMs: number;
  /** Delay before each retry. */
  retryDelayMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
};

const KEY = 'value';
/** As many wrong fields as a log line names. */
const MAX_TOLD = 5;
/** How long a caller that could get the last value waits for a newer one. */
const WAIT_MS = 1000;

const wait = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Caches one of the provider's values: fresh for a minute, then refreshed, once for all callers. While that fails, the
 * last good value stays, of this process or an earlier one. Callers wait for the first attempt only; retries run behind
 * the pages.
 */
export function createReader<T extends object>(source: Source<T>, options: ReaderOptions) {
  const { name, retries, read, parse, toOffers } = source;
  const { responses, freshMs, retryDelayMs, now, log } = options;
  const guard = createShrinkGuard(now);
  let before: { value: T; readAt: number } | null = null;
  let hasFailed = false;
  let isRecovering = false;
  let told = '';

  /** Finds what an earlier process has read; new values are compared with it. */
  async function findBefore(): Promise<void> {
    const stored = await responses?.read(name).catch(() => null);
    if (!stored) return;
    try {
      const value = parse(JSON.parse(stored.text));
      guard(toOffers(value));
      before = { value, readAt: stored.readAt };
    } catch {
      // Stored by a release with another format.
    }
  }
  const found = findBefore();

  const cache = new LRUCache<string, { value: T; readAt: number }>({
    max: 1,
    // Zero would mean forever.
    ttl: Math.max(1, freshMs),
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod() {
      await found;
      const last = cache.peek(KEY, { allowStale: true }) ?? before;
      const { value, faults } = await read(last?.value ?? null);
      guard(toOffers(value));
      tell(faults);
      const readAt = now();
      void responses?.write(name, { ref: '', text: JSON.stringify(value), readAt });
      hasFailed = false;
      return { value, readAt };
    },
  });

  /** Logs wrong fields in one line, once as long as they are the same. */
  function tell(faults: readonly string[]): void {
    const line = faults.slice(0, MAX_TOLD).join('; ');
    if (line && line !== told) {
      const more = faults.length > MAX_TOLD ? ` and ${faults.length - MAX_TOLD} more` : '';
      log(`GET ${name} has wrong fields, whose last good values stay: ${toLine(line)}${more}`);
    }
    told = line;
  }

  /** Retries a failed call, then leaves the service alone for one more delay. */
  async function recover(failure: unknown): Promise<void> {
    let reason = getErrorLine(failure);
    for (let left = retries; left > 0 && hasFailed; left -= 1) {
      await wait(retryDelayMs);
      await cache.fetch(KEY).catch((error: unknown) => (reason = getErrorLine(error)));
    }
    if (hasFailed) {
      log(`GET ${name} failed: ${retries > 0 ? `not found (${reason})` : reason}`);
      await wait(retryDelayMs);
    }
    isRecovering = false;
  }

  async function refresh(): Promise<void> {
    try {
      await cache.fetch(KEY);
    } catch (error) {
      if (isRecovering) return;
      hasFailed = isRecovering = true;
      void recover(error);
    }
  }

  return {
    /** Returns the newest value; null if none was ever read. Never rejects. */
    async get(): Promise<Reading<T> | null> {
      if (!cache.has(KEY) && !isRecovering) {
        const isKnown = cache.peek(KEY, { allowStale: true }) || before || hasFailed;
        const refreshed = refresh();
        await (isKnown ? Promise.race([refreshed, wait(WAIT_MS)]) : refreshed);
      }
      const last = cache.get(KEY, { allowStale: true });
      if (last) return { ...last, isStale: hasFailed };
      await found;
      return before && { ...before, isStale: true };
    },
  };
}
