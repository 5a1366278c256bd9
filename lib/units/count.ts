/** More calls a day than any chain handles. */
export const MAX_COUNT = 100_000_000_000;

const FACTORS = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['千', 1e3],
  ['万', 1e4],
  ['m', 1e6],
  ['million', 1e6],
  ['百万', 1e6],
  ['亿', 1e8],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
]);

const COUNT = /^(?=[.,\s]*\d)([\d.,\s]+)([a-z]+|[千万百亿]+)?$/i;

/**
 * Parses the number before a magnitude: a single point or comma before fewer than three digits is a decimal separator.
 */
function toNumber(digits: string): number {
  const text = digits.replaceAll(/\s/g, '');
  const decimal = /^(\d+)[.,](\d{1,2})$/.exec(text);
  return Number(
    decimal ? `${decimal[1]}.${decimal[2]}` : text.replaceAll(/[.,]/g, '').slice(0, 15),
  );
}

/** Parses a count as people write it: `30M`, `2.5 bn`, `3000万`, `120,000`; null for anything else. */
export function parseCount(text: string): number | null {
  const [, digits, word] = COUNT.exec(text.trim()) ?? [];
  const factor = word === undefined ? 1 : FACTORS.get(word.toLowerCase());
  if (digits === undefined || factor === undefined) return null;
  return Math.min(Math.round(toNumber(digits) * factor), MAX_COUNT);
}
