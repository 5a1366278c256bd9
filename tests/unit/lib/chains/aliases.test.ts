import { expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { findChainKey } from '@/lib/chains/aliases';

it.each([
  ['solana', 'sol'],
  ['Solana', 'sol'],
  ['SOL', 'sol'],
  ['bnb-smart-chain', 'bsc'],
  ['binance-smart-chain', 'bsc'],
  ['polygon', 'pol'],
  ['arbitrum', 'arb'],
  ['%E4%BB%A5%E5%A4%AA%E5%9D%8A', 'eth'],
  ['波场', 'trx'],
  ['柚子', 'eos'],
  ['雪崩协议', 'avax'],
  ['optimism', 'op'],
])('%s names the chain %s', (name, key) => {
  expect(findChainKey(name)).toBe(key);
});

it.each(['', '-', '%', '__proto__', 'constructor', 'no-such-chain'])('%j names none', (name) => {
  expect(findChainKey(name)).toBeUndefined();
});

it('every chain is found by its key and by its name, unless others share the name', () => {
  for (const { key, name } of CHAIN_FACTS) {
    expect(findChainKey(key), key).toBe(key);
    expect([key, undefined], name).toContain(findChainKey(name));
  }
  const found = CHAIN_FACTS.filter(({ key, name }) => findChainKey(name) === key);
  expect(found.length).toBeGreaterThan(CHAIN_FACTS.length * 0.95);
});
