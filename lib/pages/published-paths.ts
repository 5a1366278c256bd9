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

type Options = {
  load: () => Promise<PublishedPaths>;
  /** Where they outlive the process. */
  kept: Answers;
  /** The pages that the build made. */
  readBuilt: () => Promise<PublishedPaths>;
  log?: (line: string) => void;
};

/**
 * Which pages are published; while the content service fails, which ones were the last time. They are kept as a whole,
 * since the answers of a list with several pages may be of several versions.
 */
export function createPublishedPaths({ load, kept, readBuilt, log = console.error }: Options) {
  // While the service fails, paths are loaded again each second.
  const logNowAndThen = createQuietLog({ log: (line) => log(line) });
  let last: PublishedPaths | undefined;
  let keptText: string | undefined;

  async function keep(paths: PublishedPaths): Promise<void> {
    const text = JSON.stringify(paths);
    if (text === keptText) return;
    keptText = text;
    await kept.keep(KEY, { ref: '', text, readAt: Date.now() });
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
