/** `onLate` is called once, until all pages are marked to be rendered again; `onOld` at most once a second. */
type Listeners = { onOld?: () => void; onLate?: () => void };

/** While pages are rendered from old answers, another instance may announce that all of them are new. */
const ANNOUNCE_MS = 1000;

/**
 * Remembers that pages were rendered from answers older than the latest publication, until all pages are rendered
 * again.
 */
export function createOldAnswers({ now = Date.now }: { now?: (() => number) | undefined } = {}) {
  let count = 0;
  let hasServed = false;
  let isLate = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let listeners: Listeners = {};

  /** Notes that a page was rendered from such an answer. */
  function note(): void {
    count += 1;
    // After the clock was set back, the age is meaningless.
    if (hasServed && Math.abs(now() - toldAt) < ANNOUNCE_MS) return;
    hasServed = true;
    toldAt = now();
    listeners.onOld?.();
  }

  return {
    note,

    /**
     * Notes that an answer arrived after pages were rendered from an earlier one, so they can be rendered again now.
     */
    noteLate(): void {
      note();
      if (isLate) return;
      isLate = true;
      listeners.onLate?.();
    },

    /** True once answers have arrived that pages were rendered without. */
    get isLate() {
      return isLate;
    },

    /** How often either was noted. */
    get count() {
      return count;
    },

    /** True while such pages may exist. */
    get hasServed() {
      return hasServed;
    },

    listen: (to: Listeners): void => void (listeners = to),

    /** Notes that every page will be rendered again. */
    forget(): void {
      hasServed = false;
      isLate = false;
    },
  };
}
