import { createQuietLog } from '@/lib/quiet-log';
import { createOldAnswers } from './old-answers';

type Options = {
  /** How long queries with a last good answer leave the service alone after a fault. */
  pauseMs: number;
  now?: () => number;
  warn?: (line: string) => void;
  info?: (line: string) => void;
};

/** Longer than a page takes to fail for lack of an answer. */
const LATELY_MS = 5000;

/** Tracks whether the content service responds. Logs each change once, and which answers are not believed. */
export function createOutage({ pauseMs, now = Date.now, warn, info }: Options) {
  const tell = { warn: warn ?? console.warn, info: info ?? console.info };
  let reason: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const warnNowAndThen = createQuietLog({ log: tell.warn, now });

  // After the clock was set back, the age is meaningless.
  const isWithinPause = (time: number) => Math.abs(now() - time) < pauseMs;

  return {
    begin(why: string): void {
      failedAt = now();
      if (reason === null) {
        tell.warn(
          `Content: the service does not answer (${why}); pages stay as it answered before.`,
        );
      }
      reason = why;
    },

    end(): void {
      if (reason !== null) tell.info('Content: the service responds again.');
      reason = null;
    },

    /** Logs why an answer is not believed, at most once a minute per reason. */
    warnOfDoubt: (why: string) => warnNowAndThen(`Content: ${why}; pages stay as they were.`),

    /** Notes that a preview could not be read, which says nothing about published content. */
    notePreviewFault(why: string): void {
      failedAt = now();
      warnNowAndThen(`Content: a preview cannot be read (${why}).`);
    },

    /** Notes that a query was not answered in time, which says little about other queries. */
    noteRefusal: (): void => void (refusedAt = now()),

    now,

    /** Why the service is considered down; null while it responds. */
    get reason() {
      return reason;
    },

    /** True while the service is down, and until the pages that failed because of it have been sent. */
    hasFailedLately: () =>
      reason !== null || [failedAt, refusedAt].some((time) => Math.abs(now() - time) < LATELY_MS),

    /** True shortly after a fault, when another try would only make someone wait. */
    isPaused: () => reason !== null && isWithinPause(failedAt),

    isWithinPause,

    /** Pages rendered from answers older than the latest publication. */
    old: createOldAnswers({ now }),
  };
}

export type Outage = ReturnType<typeof createOutage>;
