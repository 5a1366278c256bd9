import type { z } from 'zod';
import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { createQuietLog } from '@/lib/quiet-log';

/** An unchanged value is rewritten after this long, in case the disk was full before. */
const KEEP_AGAIN_MS = 60_000;

type Options<T> = {
  /** What is read, for log lines and the storage key. */
  what: string;
  schema: z.ZodType<T>;
  read: () => Promise<T>;
  /** Where the value outlives the process. */
  kept: Answers;
  /** Used until something has been read. */
  readFallback: () => Promise<T>;
  log?: (line: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Reads a value from the content service; while that fails, returns the last value read. It is stored as a whole,
 * because the pages of a list may come from different versions.
 */
export function createLastRead<T>(options: Options<T>) {
  const { what, schema, read, kept, readFallback, log = console.error, now = Date.now } = options;
  const key = toAnswerKey(what);
  // While the service fails, this runs every second.
  const logNowAndThen = createQuietLog({ log: (line) => log(line) });
  let last: { value: T } | null = null;
  let written = { text: '', at: Number.NEGATIVE_INFINITY };

  async function keep(value: T): Promise<void> {
    const [text, at] = [JSON.stringify(value), now()];
    // After the clock was set back, the age is meaningless.
    if (text === written.text && Math.abs(at - written.at) < KEEP_AGAIN_MS) return;
    written = { text, at };
    await kept.keep(key, { ref: '', text, readAt: at });
  }

  async function readKept(): Promise<{ value: T } | null> {
    try {
      const answer = await kept.find(key, undefined);
      return answer && { value: schema.parse(JSON.parse(answer.text)) };
    } catch (error) {
      logNowAndThen(`Cannot read the ${what} that were kept: ${getErrorLine(error)}`);
      return null;
    }
  }

  /**
   * `isComplete` is false while the service fails.
   * @throws if nothing was ever read and the fallback fails
   */
  return async function readOrStay(): Promise<{ value: T; isComplete: boolean }> {
    try {
      last = { value: await read() };
      void keep(last.value);
      return { ...last, isComplete: true };
    } catch (error) {
      logNowAndThen(`Cannot refresh the ${what}: ${getErrorLine(error)}`);
      last ??= await readKept();
      return { value: last ? last.value : await readFallback(), isComplete: false };
    }
  };
}
