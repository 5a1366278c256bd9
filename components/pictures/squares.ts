type Layout = { columns: number; side: number; step: number };

/** Returns a path of squares in rows, one for each index; `step` is the distance from one square to the next. */
export const toSquares = (indexes: readonly number[], { columns, side, step }: Layout): string =>
  indexes
    .map(
      (index) =>
        `M${(index % columns) * step} ${Math.floor(index / columns) * step}h${side}v${side}h-${side}z`,
    )
    .join('');
