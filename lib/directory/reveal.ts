type Rows = readonly HTMLElement[];

/** No row is lower, in pixels. */
const LOWEST_ROW = 52;
/** Milliseconds without a change after which a visitor is not typing any more, or not fast. */
const PAUSE = 200;

/** As many rows as a list shows in the window, or one; `top` is the list's, in pixels from that of the window. */
export const getRowsInSight = (top: number) =>
  Math.max(1, Math.ceil((window.innerHeight - top) / LOWEST_ROW));

let callOff = () => {};

/** Calls off what `showSoon` has still to do and puts the rows in sight back among the others. */
export function reunite() {
  callOff();
  callOff = () => {};
}

/** Shows some rows of all. */
export function showOnly(rows: Rows, wanted: Rows): void {
  const shown = new Set(wanted);
  for (const row of rows) {
    const isHidden = !shown.has(row);
    // Writing what stands there already would cost a row its style.
    if (row.hidden !== isHidden) row.hidden = isHidden;
  }
}

/**
 * Shows some rows of all, those in sight at once and the others when no further change has come: to hide and lay out a
 * thousand rows takes many frames, and the next letter must not wait for them. Until then the rows in sight stand
 * before the body of their table, which the browser skips with all that is in it.
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
    // From the last to the first, since each goes before the one that follows it.
    for (const row of [...inSight].reverse()) {
      body.insertBefore(row, rows[rows.indexOf(row) + 1] ?? null);
    }
    front.remove();
    body.style.removeProperty('content-visibility');
  };
}
