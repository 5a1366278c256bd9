import { COLOURS } from './colours';

const COLUMNS = 8;
const ROWS = 12;

/** Hashes a text to a number between 0 and 2³²; similar texts get distant numbers. */
function toSeed(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}

/**
 * Returns a page's lattice: its size, and a path from the left to the right edge as row-by-row indexes of points. The
 * same path always gives the same result.
 */
export function getDotGrid(path: string): { columns: number; rows: number; way: number[] } {
  let seed = toSeed(path);
  const next = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  let row = 2 + next(ROWS - 4);
  const way = Array.from({ length: COLUMNS }, (_, column) => {
    if (column > 0) row = Math.min(ROWS - 1, Math.max(0, row + next(5) - 2));
    return row * COLUMNS + column;
  });
  return { columns: COLUMNS, rows: ROWS, way };
}

const SPACING = 48;

type Props = { path: string; isLit: boolean };

/** The lattice behind a figure: a dot for each point. If lit, it shows a path that is unique to its page. */
export function Lattice({ path, isLit }: Props) {
  const grid = getDotGrid(path);
  const { columns, rows } = grid;
  const way = isLit ? grid.way : [];
  const dots = Array.from({ length: columns * rows }, (_, index) => index);
  const toX = (index: number) => (index % columns) * SPACING + SPACING / 2;
  const toY = (index: number) => Math.floor(index / columns) * SPACING + SPACING / 2;
  const line = way.map((index) => `${toX(index)},${toY(index)}`).join(' ');
  return (
    <svg
      width={columns * SPACING}
      height={rows * SPACING}
      viewBox={`0 0 ${columns * SPACING} ${rows * SPACING}`}
      style={{ position: 'absolute' }}
    >
      <polyline points={line} fill="none" stroke={COLOURS.signal} strokeWidth="3" />
      {dots.map((index) => {
        const isOnWay = way.includes(index);
        return (
          <circle
            key={index}
            cx={toX(index)}
            cy={toY(index)}
            r={isOnWay ? 8 : 3}
            fill={isOnWay ? COLOURS.signal : COLOURS.line}
          />
        );
      })}
    </svg>
  );
}
