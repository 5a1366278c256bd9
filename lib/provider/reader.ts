import type { Kept } from './kept';

/** Reads one kind of the provider's responses. */
export type Reader<T> = {
  /** Returns the last good response of previous processes; null if there is none. Never rejects. */
  getBefore(): Promise<{ value: T; readAt: number } | null>;
  /**
   * Reads a new response.
   * @throws what `read` and `check` throw
   */
  read(): Promise<T>;
};

type Options<T> = {
  /** @throws if it cannot be read */
  read: () => Promise<T>;
  /** @throws for a response that must not replace the previous one */
  check: (value: T) => void;
  /** Keeps responses across restarts; optional. */
  kept: Kept<T> | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Keeps each good response for the next process, which falls back on it and compares new responses with it. */
export function createReader<T>({ read, check, kept, now }: Options<T>): Reader<T> {
  let before: ReturnType<Kept<T>['read']> | undefined;

  async function readBefore() {
    const stored = (await kept?.read()) ?? null;
    try {
      if (stored) check(stored.value);
      return stored;
    } catch {
      return null;
    }
  }
  const getBefore = () => (before ??= readBefore());

  return {
    getBefore,
    async read() {
      const [value] = await Promise.all([read(), getBefore()]);
      check(value);
      void kept?.keep(value, now());
      return value;
    },
  };
}
