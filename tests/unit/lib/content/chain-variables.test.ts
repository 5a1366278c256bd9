import { describe, expect, it } from 'vitest';
import { getChainFacts } from '@/lib/chains';
import { getChainVariables } from '@/lib/content/chain-variables';
import { makeChain } from '@/tests/support/chains';

const toChain = (key: string) => {
  const facts = getChainFacts(key) ?? null;
  return makeChain({ key, name: facts?.name ?? key, facts });
};

describe('getChainVariables', () => {
  it.each([
    ['eth', '以太坊（Ethereum）', '以太坊'],
    ['trx', '波场 TRON ', '波场 TRON '],
    ['ton', 'TON ', 'TON '],
    ['op', 'Optimism（OP Mainnet）', 'Optimism '],
    ['hype', 'Hyperliquid（HyperEVM）', 'Hyperliquid '],
    ['sol', 'Solana ', 'Solana '],
    ['fil', 'Filecoin ', 'Filecoin '],
  ])(
    'names %s in Chinese as it is known there, spaced for what follows',
    (key, chainTitle, chain) => {
      expect(getChainVariables(toChain(key), 'cn')).toMatchObject({ chain, chainTitle });
    },
  );

  it.each([
    ['eth', 'Ethereum', 'Ethereum'],
    ['ton', 'TON (The Open Network)', 'TON'],
  ])('names %s in English', (key, chainTitle, chain) => {
    expect(getChainVariables(toChain(key), 'en')).toMatchObject({ chain, chainTitle });
  });

  it('says when a reading was taken, and shows no default as one', () => {
    const measuredAt = new Date().toISOString();
    const measured = makeChain({ availabilityPercent: '99.97', measuredAt });
    const time = `${measuredAt.slice(11, 16)} UTC`;
    expect(getChainVariables(measured, 'en').availability).toBe(
      `99.97% at the latest check, ${time}.`,
    );
    expect(getChainVariables(measured, 'cn').availability).toBe(
      `最近一次检测为 99.97%（${time}）。`,
    );
    expect(getChainVariables(makeChain(), 'en').availability).not.toMatch(/[0-9]/);
    expect(getChainVariables(makeChain(), 'cn').availability).not.toMatch(/[0-9]/);
  });
});
