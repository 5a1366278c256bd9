/** Rows that a change shows at once, more than fill a screen. */
export const AT_ONCE = 30;
/** Rows that follow in one idle moment. */
const AT_LEISURE = 200;

let cancel = () => {};

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 50);
  return () => clearTimeout(timer);
}

function continueWith(rows: readonly HTMLElement[]) {
  if (rows.length === 0) return;
  cancel = whenIdle(() => {
    for (const row of rows.slice(0, AT_LEISURE)) row.hidden = false;
    continueWith(rows.slice(AT_LEISURE));
  });
}

/**
 * Shows some rows of all: the first of them now and the others while the browser is idle, in place of what was still
 * to come before. Laying out a thousand rows takes many frames, and the next letter must not wait for them.
 */
export function showOnly(
  rows: readonly HTMLElement[],
  wanted: readonly HTMLElement[],
  atOnce: number,
): void {
  cancel();
  const now = new Set(wanted.slice(0, atOnce));
  for (const row of rows) {
    const isHidden = !now.has(row);
    // Writing what stands there already would cost a row its style.
    if (row.hidden !== isHidden) row.hidden = isHidden;
  }
  continueWith(wanted.slice(atOnce));
}
