import type { Answer } from '@/lib/answers/answers';
import type { Outage } from './outage';
import type { createShownVersions } from './shown-versions';

type Options = {
  /** What a version lacks that no page can do without; null when it has everything. */
  findLack: (ref: string) => Promise<string | null>;
  /** True for a version with a document that was published later than all of another. */
  isLater: (ref: string, other: string) => Promise<boolean>;
  shown: Pick<ReturnType<typeof createShownVersions>, 'isPast' | 'putBefore'>;
  outage: Pick<Outage, 'reason'>;
  warn: (line: string) => void;
};

/** Decides which version that the service names takes the place of the one that the site shows. */
export function createAcceptance({ findLack, isLater, shown, outage, warn }: Options) {
  let refused = '';

  function refuse(ref: string, why: string): false {
    if (refused !== ref) warn(`Content: ${why}; the site stays as it was.`);
    refused = ref;
    return false;
  }

  return {
    refuse,

    /**
     * @param version that this process shows
     * @param known the newest that it or another process has read
     */
    async isAccepted(
      ref: string,
      version: Pick<Answer, 'ref' | 'readAt'> | null,
      known: Pick<Answer, 'ref'> | null,
    ): Promise<boolean> {
      if (known?.ref === ref && outage.reason === null) return true;
      if (version && shown.isPast(ref, version)) {
        if (!(await isLater(ref, version.ref)))
          return refuse(ref, 'a server of the service lags behind');
        // The server that lags behind was the one that named the version shown now.
        shown.putBefore(version.ref, ref);
      }
      const lack = await findLack(ref);
      if (!lack) return true;
      // A repository that was never whole fails at the call that needs what it lacks, which names it.
      if (!known) return true;
      return refuse(ref, `what was published last lacks ${lack}`);
    },
  };
}
