import { whenIdle } from './idle';

/** No row is lower, in pixels. */
const LOWEST_ROW = 48;
/** Rows that follow in one idle moment. */
const AT_LEISURE = 50;

let cancel = () => {};

/** As many rows as a list shows in the window, or one; `top` is the list's, in pixels from that of the window. */
export const getRowsInSight = (top: number) =>
  Math.max(1, Math.ceil((window.innerHeight - top) / LOWEST_ROW));

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
