/** An open dialog, or the open menu sheet of narrow screens. */
const LOCKING = 'dialog:modal, [data-sheet]:popover-open';

/**
 * Keeps the page from scrolling while something lies over it. An attribute rather than `html:has(…)`: with such a rule,
 * browsers restyle the whole page whenever anything is inserted into it.
 */
export function updatePageLock(): void {
  document.documentElement.toggleAttribute('data-locked', document.querySelector(LOCKING) !== null);
}
