import { createQuietLog } from '@/lib/quiet-log';

type Options = {
  /** How long calls that have a last good answer leave the service alone after a fault. */
  pauseMs: number;
  now?: () => number;
  warn?: (line: string) => void;
  info?: (line: string) => void;
};

/** Each is called once, until all pages are marked to be rendered again. */
type Listeners = { onOld?: () => void; onLate?: () => void };

/** Longer than it takes a page to fail for want of an answer. */
const LATELY_MS = 5000;

/** Whether the content service answers; says so once when that changes, and which answers are not believed. */
export function createOutage({ pauseMs, now = Date.now, warn, info }: Options) {
  const tell = { warn: warn ?? console.warn, info: info ?? console.info };
  let reason: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let hasServedOld = false;
  let oldAnswers = 0;
  let isLate = false;
  let listeners: Listeners = {};
  const warnNowAndThen = createQuietLog({ log: tell.warn, now });

  // A clock that was set back says nothing about the age.
  const isWithinPause = (time: number) => Math.abs(now() - time) < pauseMs;

  function noteOld(): void {
    oldAnswers += 1;
    if (hasServedOld) return;
    hasServedOld = true;
    listeners.onOld?.();
  }

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

    /** Notes that a page was made from an answer of before the latest publication. */
    noteOld,

    /** Notes that an answer has come after pages were made from an earlier one: they can be made again now. */
    noteLate: () => {
      noteOld();
      if (isLate) return;
      isLate = true;
      listeners.onLate?.();
    },

    /** True once answers have come that pages were made without. */
    get isLate() {
      return isLate;
    },

    listen: (to: Listeners): void => void (listeners = to),

    /** How often either was noted. */
    get oldAnswers() {
      return oldAnswers;
    },

    /** True while there may be such pages. */
    get hasServedOld() {
      return hasServedOld;
    },

    /** Notes that every page will be made again. */
    forgetOld: () => {
      hasServedOld = false;
      isLate = false;
    },
  };
}

export type Outage = ReturnType<typeof createOutage>;
