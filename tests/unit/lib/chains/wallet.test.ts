import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import { getChainDetails } from '@/lib/chains/details';
import { getWallet } from '@/lib/chains/wallet';

/** Wallets require at least two letters. */
const HAS_SHORT_SYMBOL = new Set(['s']);

const toWallet = (key: string) => {
  const facts = getChainFacts(key);
  if (!facts) throw new Error(`no chain ${key}`);
  return getWallet(facts);
};

describe('the parameters of a wallet', () => {
  it('follow EIP-3085', () => {
    expect(toWallet('eth')).toEqual({
      chainId: '0x1',
      chainName: 'Ethereum Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://etherscan.io'],
    });
  });

  it('exist for each EVM chain, unless a note says why not', () => {
    for (const { key, evmChainId, chainIdReused } of CHAIN_FACTS) {
      const wallet = toWallet(key);
      if (wallet) expect(Number(wallet.chainId), key).toBe(evmChainId);
      else if (evmChainId !== null && !chainIdReused && !HAS_SHORT_SYMBOL.has(key)) {
        expect(getChainDetails(key)?.walletNote, key).toMatch(/\.$/);
      }
    }
    expect(toWallet('trx')).toBeNull();
  });

  it('are null if a wallet would confuse networks, or reject the symbol', () => {
    const facts = getChainFacts('pol');
    expect(facts && getWallet({ ...facts, chainIdReused: true })).toBeNull();
    expect(toWallet('s')).toBeNull();
  });
});
