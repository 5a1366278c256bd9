// From 98 % to 99.999 %: each additional nine takes the same length.
const FROM = -Math.log10(1 - 0.98);
const TO = 5;

/** Position of an availability on a scale of nines, in percent of its length, clamped to the ends. */
export function toNinesPlace(percent: number | string): number {
  const missing = 1 - Number(percent) / 100;
  const nines = -Math.log10(Math.max(missing, 10 ** -TO));
  const share = (nines - FROM) / (TO - FROM);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Availabilities that label the scale. */
export const NINES_MARKS = ['99', '99.9', '99.99'] as const;
