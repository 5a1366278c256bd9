import type { Answer } from '@/lib/answers/answers';
import type { Outage } from './outage';
import type { createShownVersions } from './shown-versions';

/**
 * How long the service must keep naming a version that is the newest by its dates. Covers most of the time in which the
 * site asks every second, and is less than the interval between checks while something is wrong.
 */
const LATER_MS = 8000;
/**
 * The same for a version that is not newer by its dates, as after a document was unpublished. Longer than the interval
 * between another instance's checks, which may still get the current version.
 */
const UNDATED_MS = 90_000;

type Options = {
  /** Returns what essential content a version lacks; null if it is complete. */
  findLack: (ref: string) => Promise<string | null>;
  /** True if a version has a document published later than every document of the other. */
  isLater: (ref: string, other: string) => Promise<boolean>;
  shown: Pick<ReturnType<typeof createShownVersions>, 'isPast'>;
  outage: Pick<Outage, 'reason'>;
  warn: (line: string) => void;
};

/** Decides which of the versions that the service names replaces the current one. */
export function createAcceptance({ findLack, isLater, shown, outage, warn }: Options) {
  let refused = '';
  /** What the service names, and since when it has named nothing else, to any instance. */
  let named = { ref: '', shownAt: 0, since: 0 };
  let isContested = false;

  /**
   * True for a version that only seems outdated, because a server that lags behind named the other one after it. A
   * version from before the newest document was unpublished looks the same, so the service has to name it for a while.
   */
  async function isPastByMistake(ref: string, other: string): Promise<boolean> {
    const isDated = await isLater(ref, other);
    isContested = performance.now() - named.since < (isDated ? LATER_MS : UNDATED_MS);
    return !isContested;
  }

  function refuse(ref: string, why: string): false {
    if (refused !== ref) warn(`Content: ${why}; the site stays as it was.`);
    refused = ref;
    return false;
  }

  return {
    refuse,

    /** True while the service names a version that may be newer than the current one. */
    isContested: () => isContested,

    /**
     * @param version the version that this process shows
     * @param known the newest version that any process has read
     */
    async isAccepted(
      ref: string,
      version: Pick<Answer, 'ref' | 'readAt'> | null,
      known: Pick<Answer, 'ref'> | null,
    ): Promise<boolean> {
      // A changed `readAt` means that the service named the current version again, to this instance or another.
      const shownAt = version?.readAt ?? 0;
      if (named.ref !== ref || named.shownAt !== shownAt)
        named = { ref, shownAt, since: performance.now() };
      isContested = false;
      if (known?.ref === ref && outage.reason === null) return true;
      if (version && shown.isPast(ref, version) && !(await isPastByMistake(ref, version.ref)))
        return refuse(ref, 'a server of the service lags behind');
      const lack = await findLack(ref);
      if (!lack) return true;
      // A repository that was never complete fails at the call that needs what it lacks, with a better message.
      if (!known) return true;
      return refuse(ref, `what was published last lacks ${lack}`);
    },
  };
}
