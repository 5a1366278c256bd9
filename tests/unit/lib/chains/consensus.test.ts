import { expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getConsensus } from '@/lib/chains/consensus';
import chinese from '@/lib/chains/consensus-zh.json';
import stored from '@/lib/chains/chains.json';

const getFacts = (consensus: string | null) => {
  const [first] = CHAIN_FACTS;
  if (!first) throw new Error('There is no chain');
  return { ...first, consensus };
};

it('is translated', () => {
  const facts = getFacts('Optimistic rollup (OP Stack)');
  expect(getConsensus(facts, 'en')).toBe('Optimistic rollup (OP Stack)');
  expect(getConsensus(facts, 'cn')).toBe('乐观 Rollup（OP Stack）');
});

it('is translated for every English text in the data, and for no removed one', () => {
  for (const facts of stored) {
    const text = getConsensus(getFacts(facts.consensus), 'cn') ?? '';
    expect(text, facts.key).not.toMatch(/\b(?:with|and|on|of|delegated|rollup|layer)\b|[()]/);
  }
  const known = new Set(stored.map(({ consensus }) => consensus));
  expect(Object.keys(chinese).filter((text) => !known.has(text))).toEqual([]);
});
