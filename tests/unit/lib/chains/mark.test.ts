import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';

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
