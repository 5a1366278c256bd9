import { describe, expect, it } from 'vitest';
import { getChainFacts } from '@/lib/chains';
import { getChainNames, getTextNames } from '@/lib/chains/names';

const toChain = (key: string) => {
  const facts = getChainFacts(key) ?? null;
  return { key, name: facts?.name ?? key, facts };
};

describe('the names of a chain in a text', () => {
  it.each([
    ['btc', '比特币（Bitcoin）', '比特币'],
    ['bsc', '币安智能链（BNB Smart Chain）', '币安智能链'],
    ['trx', '波场 TRON', '波场 TRON'],
    ['xrp', '瑞波 XRP Ledger', '瑞波 XRP Ledger'],
    ['avax', '雪崩 Avalanche C-Chain', '雪崩 Avalanche C-Chain'],
    ['eos', 'Vaulta（原 EOS）', 'Vaulta'],
    ['icp', 'ICP（Internet Computer）', 'ICP'],
    ['op', 'Optimism（OP Mainnet）', 'Optimism'],
    ['ton', 'TON', 'TON'],
    ['hype', 'Hyperliquid（HyperEVM）', 'Hyperliquid'],
    ['pol', 'Polygon PoS', 'Polygon PoS'],
  ])('of %s are %s and %s in Chinese', (key, title, name) => {
    expect(getTextNames(toChain(key), 'cn')).toEqual({ title, name });
  });
});

it('a list shows the ticker beside a name, in Chinese after the Chinese name', () => {
  expect(getChainNames(toChain('trx'), 'cn').second).toBe('波场 TRX');
  expect(getChainNames(toChain('ton'), 'cn').second).toBe('GRAM');
  expect(getChainNames(toChain('trx'), 'en').second).toBe('TRX');
});
