/** More calls a day than any chain handles. */
export const MAX_COUNT = 100_000_000_000;

const FACTORS = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['w', 1e4],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
]);

/** Chinese magnitudes multiply: 千万 is a thousand times ten thousand. */
const CHINESE: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
};

const COUNT = /^(?=[.,\s]*\d)([\d.,\s]+)(?:e(\d{1,2})|([a-z]+)|([十百千万萬亿億]+))?$/i;

/** Returns what the number is multiplied by; null for an unknown word. */
function toFactor(exponent?: string, word?: string, chinese?: string): number | null {
  if (exponent) return 10 ** Number(exponent);
  if (word) return FACTORS.get(word.toLowerCase()) ?? null;
  return [...(chinese ?? '')].reduce((factor, sign) => factor * (CHINESE[sign] ?? 1), 1);
}

/**
 * Parses the digits. One separator is a decimal point before a magnitude, as in `2,375 million`; without one, it
 * separates thousands if three digits follow. Of two kinds of separators, the last is the decimal point.
 */
function toNumber(digits: string, hasMagnitude: boolean): number {
  const text = digits.replaceAll(/\s/g, '');
  const separators = [...text.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  const isMixed = separators.some(([sign]) => sign !== last?.[0]);
  const isDecimal = hasMagnitude
    ? separators.length === 1
    : /^0?[.,]\d+$|^\d+[.,]\d{1,2}$/.test(text);
  const end = last && (isMixed || isDecimal) ? last.index : text.length;
  const [whole, part] = [text.slice(0, end), text.slice(end + 1)];
  return Number(`${whole.replaceAll(/[.,]/g, '').slice(0, 15) || '0'}.${part.slice(0, 15) || '0'}`);
}

/** Parses a count as people write it: `30M`, `2.5 bn`, `3000万`, `1e6`, `120,000`; null for anything else. */
export function parseCount(text: string): number | null {
  const [, digits, exponent, word, chinese] = COUNT.exec(text.normalize('NFKC').trim()) ?? [];
  if (digits === undefined) return null;
  const factor = toFactor(exponent, word, chinese);
  if (factor === null) return null;
  return Math.min(Math.round(toNumber(digits, factor > 1) * factor), MAX_COUNT);
}
