/** Returns the median, or the lower of two middle values; NaN if there are none. */
export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Formats columns side by side, the first aligned left and the others right. */
export function toTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toCell = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0);
  return rows.map((row) => row.map(toCell).join('  ').trimEnd()).join('\n');
}
