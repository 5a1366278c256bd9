import { readCellReading, UNKNOWN } from '@/lib/display/cell-reading';
import type { GridOrder } from './grid-orders';

type Cell = HTMLElement;

const getReading = (cell: Cell) =>
  readCellReading(cell.querySelector<HTMLElement>('[data-reading]')?.dataset.reading ?? '');

/** Worst first; cells without a figure come last. */
function getShortfall(cell: Cell): number {
  const { mean } = getReading(cell);
  return mean === UNKNOWN ? Infinity : Number(mean);
}

function makeHeading(name: string, count: number, className: string): Cell {
  const heading = document.createElement('li');
  heading.className = className;
  heading.dataset.heading = '';
  const figure = document.createElement('b');
  figure.textContent = String(count);
  heading.append(figure, name);
  return heading;
}

/** Groups by family, largest first; chains without a family come last. */
function groupByFamily(cells: readonly Cell[], other: string): [string, Cell[]][] {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const { family } = getReading(cell);
    groups.set(family, [...(groups.get(family) ?? []), cell]);
  }
  return [...groups].sort(
    ([a, as], [b, bs]) => Number(a === other) - Number(b === other) || bs.length - as.length,
  );
}

type Options = { order: GridOrder; headingClass: string; other: string };

/**
 * Reorders the cells of the server's grid in the DOM, so that the Tab key follows the visual order. `cells` are all of
 * them by popularity, as the server sent them.
 */
export function orderGrid(list: HTMLElement, cells: readonly Cell[], options: Options): void {
  const { order, headingClass, other } = options;
  for (const heading of list.querySelectorAll('[data-heading]')) heading.remove();
  if (order === 'family') {
    const groups = groupByFamily(cells, other);
    list.append(
      ...groups.flatMap(([name, group]) => [
        makeHeading(name, group.length, headingClass),
        ...group,
      ]),
    );
    return;
  }
  const compare = (a: Cell, b: Cell) => {
    const [x, y] = [getShortfall(a), getShortfall(b)];
    return x === y ? 0 : x - y;
  };
  list.append(...(order === 'availability' ? [...cells].sort(compare) : cells));
}
