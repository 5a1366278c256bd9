import type { Answer } from '@/lib/answers/answers';
import type { Outage } from './outage';
import type { createShownVersions } from './shown-versions';

/**
 * How long the service has to name a version where its dates say that it is the newest: most of the time for which the
 * site asks every second, and less than between two checks while something is amiss.
 */
const LATER_MS = 8000;
/**
 * As long, where they do not say so, as after a document was taken back: longer than between two checks of another
 * instance, which may be told of the version that is shown.
 */
const UNDATED_MS = 90_000;

type Options = {
  /** What a version lacks that no page can do without; null when it has everything. */
  findLack: (ref: string) => Promise<string | null>;
  /** True for a version with a document that was published later than all of another. */
  isLater: (ref: string, other: string) => Promise<boolean>;
  shown: Pick<ReturnType<typeof createShownVersions>, 'isPast'>;
  outage: Pick<Outage, 'reason'>;
  warn: (line: string) => void;
};

/** Decides which version that the service names takes the place of the one that the site shows. */
export function createAcceptance({ findLack, isLater, shown, outage, warn }: Options) {
  let refused = '';
  /** What the service names, and since when it has named nothing else, also to other instances. */
  let named = { ref: '', shownAt: 0, since: 0 };
  let isContested = false;

  /**
   * True for a version that counts as past by mistake: a server that lags behind named the other one after it. A version
   * from before the newest document was taken back looks the same, so the service has to name it for a while.
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

    /** True while the service names a version that may be newer than the one that is shown. */
    isContested: () => isContested,

    /**
     * @param version that this process shows
     * @param known the newest that it or another process has read
     */
    async isAccepted(
      ref: string,
      version: Pick<Answer, 'ref' | 'readAt'> | null,
      known: Pick<Answer, 'ref'> | null,
    ): Promise<boolean> {
      // Another instance was told of the version that is shown, or of one that this one has from it.
      const shownAt = version?.readAt ?? 0;
      if (named.ref !== ref || named.shownAt !== shownAt)
        named = { ref, shownAt, since: performance.now() };
      isContested = false;
      if (known?.ref === ref && outage.reason === null) return true;
      if (version && shown.isPast(ref, version) && !(await isPastByMistake(ref, version.ref)))
        return refuse(ref, 'a server of the service lags behind');
      const lack = await findLack(ref);
      if (!lack) return true;
      // A repository that was never whole fails at the call that needs what it lacks, which names it.
      if (!known) return true;
      return refuse(ref, `what was published last lacks ${lack}`);
    },
  };
}
