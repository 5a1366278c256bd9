import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { drawChainMark } from '@/lib/chains/mark';
import { CHAIN_MARKS, makeChainMarks } from '@/scripts/generate/chain-marks';
import { MARK_SOURCES } from '@/scripts/generate/mark-sources';

describe('chain marks', () => {
  it('holds one mark for each chain of the site', () => {
    const ids = [...readFileSync(CHAIN_MARKS, 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id)).toEqual(CHAIN_FACTS.map(({ key }) => key));
  });

  it("equals the generator's output", async () => {
    expect(readFileSync(CHAIN_MARKS, 'utf8')).toBe(await makeChainMarks());
  });

  it('gives no two chains the same mark', async () => {
    const symbols = [...(await makeChainMarks()).matchAll(/<symbol[^>]*>(.*)<\/symbol>/g)];
    expect(new Set(symbols.map(([, body]) => body)).size).toBe(CHAIN_FACTS.length);
  });

  it('contains only existing chains', () => {
    const keys = new Set(CHAIN_FACTS.map(({ key }) => key));
    expect(Object.keys(MARK_SOURCES).filter((key) => !keys.has(key))).toEqual([]);
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
