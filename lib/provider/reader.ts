import type { Kept } from './kept';

/** One kind of the provider's answers, as it was read last. */
export type Reader<T> = {
  /** The last good answer of the processes before this one; null where there is none. Never rejects. */
  getBefore(): Promise<{ value: T; readAt: number } | null>;
  /** Reads a new answer. @throws what `read` and `check` throw */
  read(): Promise<T>;
};

type Options<T> = {
  /** @throws when it cannot be read */
  read: () => Promise<T>;
  /** @throws for what must not take the place of what was read before */
  check: (value: T) => void;
  /** Keeps answers across restarts; nothing does unless told. */
  kept: Kept<T> | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Keeps each good answer for the next process, which falls back on it and checks new answers against it. */
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
