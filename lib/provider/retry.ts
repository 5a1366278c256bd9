/** Waits without keeping the process alive. */
export function sleepUnref(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

type RetryOptions = {
  retries: number;
  /** Delay before each retry. */
  delayMs: number;
  sleep?: (ms: number) => Promise<void>;
  /** Called once the first attempt has failed and retries begin. */
  onFirstFailure?: () => void;
};

/**
 * Attempts an operation once and then up to `retries` more times.
 * @throws {Error} `not found`, with the last failure as its cause
 */
export async function retry<T>(operation: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, delayMs, sleep = sleepUnref, onFirstFailure } = options;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await operation();
    } catch (cause) {
      if (attempt >= retries) throw new Error('not found', { cause });
      if (attempt === 0) onFirstFailure?.();
      await sleep(delayMs);
    }
  }
}
