import { readCellReading, type CellReading } from '@/lib/display/cell-reading';

export { orderGrid } from '@/lib/directory/grid-order';

type Read = { reading: CellReading; href: string };

const findCell = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reading]') : null;

const listCells = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-reading]')];

/** Makes the grid one tab stop, at its first cell or the last that had the focus. */
function setTabStop(grid: HTMLElement, stop = listCells(grid)[0]) {
  for (const cell of listCells(grid)) cell.tabIndex = cell === stop ? 0 : -1;
}

/** Returns the cell that an arrow key leads to: the next, or the one above or below; undefined for other keys. */
function findNext(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const cells = listCells(grid);
  const place = cells.indexOf(from);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return cells[place + step];
  const direction = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!direction) return undefined;
  const { left, top } = from.getBoundingClientRect();
  const beyond = direction > 0 ? cells.slice(place) : cells.slice(0, place).reverse();
  return beyond.find((cell) => {
    const box = cell.getBoundingClientRect();
    return (box.top - top) * direction > 1 && Math.abs(box.left - left) < box.width / 2;
  });
}

/** Fills the cells from left to right when the grid is scrolled into view for the first time. */
function fillOnce(grid: HTMLElement, signal: AbortSignal) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let wasOutside = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true;
        return;
      }
      observer.disconnect();
      // What was in view from the start has been seen already.
      if (!wasOutside) return;
      for (const [index, cell] of listCells(grid).entries()) {
        cell.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], {
          duration: 320,
          delay: index * 12,
          fill: 'backwards',
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        });
      }
    },
    { threshold: 0.15 },
  );
  observer.observe(grid);
  signal.addEventListener('abort', () => observer.disconnect());
}

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
  const moveByKey = (event: KeyboardEvent) => {
    const from = findCell(event);
    const next = from && findNext(grid, from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  setTabStop(grid);
  fillOnce(grid, signal);
  grid.addEventListener('keydown', moveByKey, { signal });
  grid.addEventListener('focusin', (event) => setTabStop(grid, findCell(event) ?? undefined), {
    signal,
  });
  grid.addEventListener('pointerdown', notePointer, { signal });
  grid.addEventListener('pointerover', (event) => event.pointerType === 'touch' || read(event), {
    signal,
  });
  grid.addEventListener('focusin', (event) => isTouch || read(event), { signal });
  grid.addEventListener('click', read, { capture: true, signal });
  return () => watching.abort();
}
