type Rows = readonly HTMLElement[];

/** No row is lower than this, in pixels. */
const LOWEST_ROW = 48;
/** Milliseconds without input after which a visitor has stopped typing, or types slowly. */
const PAUSE = 200;

/**
 * Returns how many rows fit in the window, at least one; `top` is the list's offset from the top of the window, in
 * pixels.
 */
export const getRowsInSight = (top: number) =>
  Math.max(1, Math.ceil((window.innerHeight - top) / LOWEST_ROW));

let callOff = () => {};

/** Cancels pending work of `showSoon` and moves the visible rows back among the others. */
export function reunite() {
  callOff();
  callOff = () => {};
}

/** Shows the wanted rows and hides the rest. */
export function showOnly(rows: Rows, wanted: Rows): void {
  const shown = new Set(wanted);
  for (const row of rows) {
    const isHidden = !shown.has(row);
    // Writing an unchanged value would still invalidate the row's style.
    if (row.hidden !== isHidden) row.hidden = isHidden;
  }
}

/**
 * Shows the wanted rows: the visible ones at once, the others after a pause in typing. Hiding and laying out a thousand
 * rows takes many frames, and the next keystroke must not wait for them. Until then, the visible rows sit before the
 * table's body, which the browser skips entirely.
 */
export function showSoon(rows: Rows, wanted: Rows, atOnce: number): void {
  const body = rows[0]?.parentElement;
  if (!body || !('contentVisibility' in body.style)) return showOnly(rows, wanted);
  const front = document.createElement(body.localName);
  const inSight = new Set(wanted.slice(0, atOnce));
  for (const row of inSight) row.hidden = false;
  front.append(...inSight);
  body.before(front);
  body.style.contentVisibility = 'hidden';
  const timer = setTimeout(() => {
    showOnly(rows, wanted);
    reunite();
  }, PAUSE);
  callOff = () => {
    clearTimeout(timer);
    // From last to first, because each row is inserted before the next one.
    for (const row of [...inSight].reverse()) {
      body.insertBefore(row, rows[rows.indexOf(row) + 1] ?? null);
    }
    front.remove();
    body.style.removeProperty('content-visibility');
  };
}
