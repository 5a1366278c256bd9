/** A spreadsheet would run a cell that begins like a formula; an apostrophe makes it a text. */
function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as comma-separated values, quoted and ended as RFC 4180 says; null is an empty cell. */
export function toCsvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
