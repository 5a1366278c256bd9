/** The parts that a page is stacked from. */
const PARTS = 'main > *, body > footer';

/**
 * Keeps the browser from styling what is outside the window while a modal dialog is open: the dialog makes the whole
 * page inert, which would recalculate the style of each element. The parts keep their heights. Returns a function that
 * restores them; resizing the window does so too.
 */
export function skipOutOfSight(dialog: HTMLElement): () => void {
  const skipped = [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isOutOfSight = height > 0 && (bottom < 0 || top > window.innerHeight);
    // The focused element gets the focus back when the dialog closes, which is impossible if it is skipped.
    const isNeeded = part.contains(dialog) || part.contains(document.activeElement);
    return isOutOfSight && !isNeeded ? [{ style: part.style, height }] : [];
  });
  for (const { style, height } of skipped) {
    style.height = `${height}px`;
    style.contentVisibility = 'hidden';
  }
  const showAll = () => {
    window.removeEventListener('resize', showAll);
    for (const { style } of skipped) {
      style.removeProperty('height');
      style.removeProperty('content-visibility');
    }
  };
  window.addEventListener('resize', showAll);
  return showAll;
}
