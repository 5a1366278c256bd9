/** `onLate` is called once, until all pages are marked to be rendered again; `onOld` at most once a second. */
type Listeners = { onOld?: () => void; onLate?: () => void };

/** While pages are made from old answers, another instance may say that all of them are new. */
const ANNOUNCE_MS = 1000;

/** Remembers that pages were made from answers of before the latest publication, until all pages are made again. */
export function createOldAnswers({ now = Date.now }: { now?: (() => number) | undefined } = {}) {
  let count = 0;
  let hasServed = false;
  let isLate = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let listeners: Listeners = {};

  /** Notes that a page was made from such an answer. */
  function note(): void {
    count += 1;
    // A clock that was set back says nothing about the age.
    if (hasServed && Math.abs(now() - toldAt) < ANNOUNCE_MS) return;
    hasServed = true;
    toldAt = now();
    listeners.onOld?.();
  }

  return {
    note,

    /** Notes that an answer has come after pages were made from an earlier one: they can be made again now. */
    noteLate(): void {
      note();
      if (isLate) return;
      isLate = true;
      listeners.onLate?.();
    },

    /** True once answers have come that pages were made without. */
    get isLate() {
      return isLate;
    },

    /** How often either was noted. */
    get count() {
      return count;
    },

    /** True while there may be such pages. */
    get hasServed() {
      return hasServed;
    },

    listen: (to: Listeners): void => void (listeners = to),

    /** Notes that every page will be made again. */
    forget(): void {
      hasServed = false;
      isLate = false;
    },
  };
}
