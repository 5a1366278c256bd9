const COLUMNS = 8;
const ROWS = 12;

/** A number between 0 and 2³² that a text always has; neighbouring texts have distant ones. */
function toSeed(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}

/**
 * The lattice of a page: its size and a way from its left to its right edge, the numbers of the points row by
 * row. The same address always has the same way.
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
