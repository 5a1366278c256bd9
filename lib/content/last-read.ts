import type { z } from 'zod';
import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { createQuietLog } from '@/lib/quiet-log';

/** An unchanged value is written again after this long, since the disk may have been full. */
const KEEP_AGAIN_MS = 60_000;

type Options<T> = {
  /** What is read, for the log and for the name that it is kept under. */
  what: string;
  schema: z.ZodType<T>;
  read: () => Promise<T>;
  /** Where it outlives the process. */
  kept: Answers;
  /** Used as long as nothing was ever read. */
  readFallback: () => Promise<T>;
  log?: (line: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Reads something from the content service; while that fails, gives what was read the last time. It is kept as a whole,
 * since the answers of a list with several pages may be of several versions.
 */
export function createLastRead<T>(options: Options<T>) {
  const { what, schema, read, kept, readFallback, log = console.error, now = Date.now } = options;
  const key = toAnswerKey(what);
  // While the service fails, it is read again each second.
  const logNowAndThen = createQuietLog({ log: (line) => log(line) });
  let last: { value: T } | null = null;
  let written = { text: '', at: Number.NEGATIVE_INFINITY };

  async function keep(value: T): Promise<void> {
    const [text, at] = [JSON.stringify(value), now()];
    // A clock that was set back says nothing about the age.
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
   * @throws when nothing was ever read and the fallback fails
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
