/** The age in blocks at which the scale of a drawing begins: roughly Ethereum's height. */
export const GENESIS_AGE = 25_000_000;

/** Returns a block's position on a log scale of age, in percent: 0 is genesis, 100 the newest block. */
export function toAgePlace(blocks: number): number {
  const age = Math.min(Math.max(blocks, 1), GENESIS_AGE);
  return Math.round((1 - Math.log10(age) / Math.log10(GENESIS_AGE)) * 1000) / 10;
}
