import { createQuietLog } from '@/lib/quiet-log';
import { createOldAnswers } from './old-answers';

type Options = {
  /** How long calls that have a last good answer leave the service alone after a fault. */
  pauseMs: number;
  now?: () => number;
  warn?: (line: string) => void;
  info?: (line: string) => void;
};

/** Longer than it takes a page to fail for want of an answer. */
const LATELY_MS = 5000;

/** Whether the content service answers; says so once when that changes, and which answers are not believed. */
export function createOutage({ pauseMs, now = Date.now, warn, info }: Options) {
  const tell = { warn: warn ?? console.warn, info: info ?? console.info };
  let reason: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const warnNowAndThen = createQuietLog({ log: tell.warn, now });

  // A clock that was set back says nothing about the age.
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

    /** Says why an answer is not believed, at most once a minute for each reason. */
    warnOfDoubt: (why: string) => warnNowAndThen(`Content: ${why}; pages stay as they were.`),

    /** Notes that a preview could not be read, which says nothing about published content. */
    notePreviewFault(why: string): void {
      failedAt = now();
      warnNowAndThen(`Content: a preview cannot be read (${why}).`);
    },

    /** Notes that a query was not answered, or not in time, which says little about others. */
    noteRefusal: (): void => void (refusedAt = now()),

    now,

    /** Why the service does not answer; null while it does. */
    get reason() {
      return reason;
    },

    /** True while the service does not answer, and until a page is sent that failed for it. */
    hasFailedLately: () =>
      reason !== null || [failedAt, refusedAt].some((time) => Math.abs(now() - time) < LATELY_MS),

    /** True shortly after a fault, when asking again would only make somebody wait. */
    isPaused: () => reason !== null && isWithinPause(failedAt),

    isWithinPause,

    /** Pages that were made from answers of before the latest publication. */
    old: createOldAnswers({ now }),
  };
}

export type Outage = ReturnType<typeof createOutage>;
