import { describe, expect, it } from 'vitest';
import { getChainFacts } from '@/lib/chains';
import { getWallet } from '@/lib/console/wallet';
import { makeChain } from '@/tests/support/chains';

const make = (key: string, more = {}) =>
  makeChain({ key, name: key, status: 'available', facts: getChainFacts(key) ?? null, ...more });

describe('what a wallet is told of a chain', () => {
  it('is what EIP-3085 asks for, but for the address', () => {
    expect(getWallet(make('pol', { name: 'Polygon PoS' }))).toEqual({
      chainId: '0x89',
      chainName: 'Polygon PoS',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
      blockExplorerUrls: ['https://polygonscan.com'],
    });
  });

  it('is nothing of a chain without an EVM, or that takes no requests', () => {
    expect(getWallet(make('btc'))).toBeNull();
    expect(getWallet(make('pol', { status: 'inactive' }))).toBeNull();
  });

  it('is nothing of a chain whose id another network has too', () => {
    const facts = getChainFacts('pol');
    expect(getWallet(make('pol', { facts: { ...facts, chainIdReused: true } }))).toBeNull();
  });

  it('is nothing of a chain whose currency no wallet takes', () => {
    expect(getWallet(make('s'))).toBeNull();
  });
});
