const toCell = (text: string) =>
  text
    .trim()
    .replace(/\\?\s*\n+\s*/g, ' ')
    .replace(/\|/g, '\\|');
const toRow = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;

/** A table of Markdown texts; nothing without rows. Rows that are too short are filled up. */
export function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  if (rows.length === 0 || width === 0) return '';
  const pad = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return [toRow(pad(titles)), toRow(pad([]).map(() => '---')), ...rows.map(pad).map(toRow)].join(
    '\n',
  );
}
