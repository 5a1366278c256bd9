import { readCellReading, type CellReading } from '@/lib/display/cell-reading';

export { orderGrid } from '@/lib/directory/grid-order';

type Read = { reading: CellReading; href: string };

const findCell = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reading]') : null;

/** Reads and marks the cell that a visitor points at, focuses or taps. Returns a function that stops this. */
export function watchCells(grid: HTMLElement, onRead: (read: Read) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let isTouch = false;
  const read = (event: Event) => {
    const cell = findCell(event);
    if (!cell) return;
    const wasRead = cell.hasAttribute('aria-current');
    grid.querySelector('[aria-current]')?.removeAttribute('aria-current');
    cell.setAttribute('aria-current', 'true');
    onRead({
      reading: readCellReading(cell.dataset.reading ?? ''),
      href: cell.getAttribute('href') ?? '',
    });
    // The first tap reads; the second one, or the link beside the reading, opens the page.
    if (event.type === 'click' && isTouch && !wasRead) event.preventDefault();
  };
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  grid.addEventListener('pointerdown', notePointer, { signal });
  grid.addEventListener('pointerover', (event) => event.pointerType === 'touch' || read(event), {
    signal,
  });
  grid.addEventListener('focusin', (event) => isTouch || read(event), { signal });
  grid.addEventListener('click', read, { capture: true, signal });
  return () => watching.abort();
}
