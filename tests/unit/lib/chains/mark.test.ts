import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { drawChainMark } from '@/lib/chains/mark';

const sprite = readFileSync('components/nodes/ChainMark/chain-marks.svg', 'utf8');

describe('chain marks', () => {
  it('holds one mark for each chain of the site', () => {
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id)).toEqual(CHAIN_FACTS.map(({ key }) => key));
  });

  it('gives no two chains the same mark', () => {
    const symbols = [...sprite.matchAll(/<symbol[^>]*>(.*)<\/symbol>/g)];
    expect(new Set(symbols.map(([, body]) => body)).size).toBe(CHAIN_FACTS.length);
  });
});

describe('drawChainMark', () => {
  it('draws the same mark for the same key, within its bounds', () => {
    for (const key of ['core', 'zora', 'a', '链', '__proto__', 'x'.repeat(10_000)]) {
      const mark = drawChainMark(key);
      expect(drawChainMark(key)).toEqual(mark);
      const numbers = `${mark.links} ${mark.nodes}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(4);
      expect(Math.min(...numbers.filter((number) => number !== 0))).toBeGreaterThanOrEqual(5.5);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(26.5);
    }
  });

  it('draws different marks for different keys', () => {
    const keys = Array.from({ length: 50 }, (_, index) => `chain-${index}`);
    const marks = new Set(keys.map((key) => JSON.stringify(drawChainMark(key))));
    expect(marks.size).toBeGreaterThan(40);
  });
});
