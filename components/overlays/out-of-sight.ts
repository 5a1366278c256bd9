/** What a page is stacked of. */
const PARTS = 'main > *, body > footer';

/**
 * Keeps the browser from styling what lies beyond the window while a modal dialog is open: the dialog makes all of the
 * page inert, for which each element would be asked for its style anew. The parts keep their heights. The function
 * returned brings them back; a window that changes its size does so too.
 */
export function skipOutOfSight(dialog: HTMLElement): () => void {
  const skipped = [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isOutOfSight = height > 0 && (bottom < 0 || top > window.innerHeight);
    // What has the focus gets it back when the dialog closes, and could not if it were skipped.
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
