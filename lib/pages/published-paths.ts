import { z } from 'zod';
import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { createQuietLog } from '@/lib/quiet-log';

/** Addresses, without language prefix, of the pages that each language publishes. */
export type PublishedPaths = Record<Locale, string[]>;

const schema = z.record(z.enum(LOCALE_KEYS), z.array(z.string()));

/** The name that they are kept under, beside the answers they come from. */
const KEY = toAnswerKey('published paths');
/** When they are kept again though they are the same: the disk may have been full. */
const KEEP_AGAIN_MS = 60_000;

type Options = {
  load: () => Promise<PublishedPaths>;
  /** Where they outlive the process. */
  kept: Answers;
  /** The pages that the build made. */
  readBuilt: () => Promise<PublishedPaths>;
  log?: (line: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Which pages are published; while the content service fails, which ones were the last time. They are kept as a whole,
 * since the answers of a list with several pages may be of several versions.
 */
export function createPublishedPaths(options: Options) {
  const { load, kept, readBuilt, log = console.error, now = Date.now } = options;
  // While the service fails, paths are loaded again each second.
  const logNowAndThen = createQuietLog({ log: (line) => log(line) });
  let last: PublishedPaths | undefined;
  let written = { text: '', at: Number.NEGATIVE_INFINITY };

  async function keep(paths: PublishedPaths): Promise<void> {
    const [text, at] = [JSON.stringify(paths), now()];
    // A clock that was set back says nothing about the age.
    if (text === written.text && Math.abs(at - written.at) < KEEP_AGAIN_MS) return;
    written = { text, at };
    await kept.keep(KEY, { ref: '', text, readAt: at });
  }

  async function readKept(): Promise<PublishedPaths | null> {
    try {
      const answer = await kept.find(KEY, undefined);
      return answer && schema.parse(JSON.parse(answer.text));
    } catch (error) {
      logNowAndThen(`Cannot read the paths that were kept: ${getErrorLine(error)}`);
      return null;
    }
  }

  /**
   * `isComplete` is false while the service fails.
   * @throws when it has never answered and there is no build to fall back to.
   */
  return async function loadPublished(): Promise<{ value: PublishedPaths; isComplete: boolean }> {
    try {
      last = await load();
      void keep(last);
      return { value: last, isComplete: true };
    } catch (error) {
      logNowAndThen(`Cannot refresh the site's paths: ${getErrorLine(error)}`);
      last ??= (await readKept()) ?? undefined;
      return { value: last ?? (await readBuilt()), isComplete: false };
    }
  };
}
