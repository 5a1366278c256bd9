/** Formats columns side by side, the first aligned left and the others right. */
export function toTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toCell = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0);
  return rows.map((row) => row.map(toCell).join('  ').trimEnd()).join('\n');
}
