/**
 * What a spreadsheet takes for the beginning of a formula: at the start of a cell, and after what ends one where lists
 * are separated by semicolons; quotes in between are no part of a cell.
 */
const FORMULA = /((?:^|[;\t\r\n])(?:[^\S\t\r\n]|")*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** An apostrophe makes what a spreadsheet would run a text. */
function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "$1'$2");
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as comma-separated values, quoted and ended as RFC 4180 says; null is an empty cell. */
export function toCsvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
