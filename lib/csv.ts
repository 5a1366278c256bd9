/**
 * What a spreadsheet treats as the start of a formula: at the start of a cell, and after a cell separator in locales
 * that use semicolons. Quotes in between are not part of a cell.
 */
const FORMULA = /((?:^|[;\t\r\n])(?:[^\S\t\r\n]|")*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** An apostrophe turns a would-be formula into text. */
function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "$1'$2");
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats rows as CSV according to RFC 4180; null becomes an empty cell. */
export function toCsvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
