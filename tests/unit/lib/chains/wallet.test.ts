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
  it('are as EIP-3085 has them', () => {
    expect(toWallet('eth')).toEqual({
      chainId: '0x1',
      chainName: 'Ethereum Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://etherscan.io'],
    });
  });

  it('name the explorer of the EVM layer where the chain has another', () => {
    expect(toWallet('flow')?.blockExplorerUrls).toEqual(['https://evm.flowscan.io']);
    expect(getChainFacts('flow')?.explorerUrl).toBe('https://www.flowscan.io');
  });

  it('have the chain ID of each EVM chain, or a note says why there are none', () => {
    for (const { key, evmChainId, chainIdReused } of CHAIN_FACTS) {
      const wallet = toWallet(key);
      if (wallet) expect(Number(wallet.chainId), key).toBe(evmChainId);
      else if (evmChainId !== null && !chainIdReused && !HAS_SHORT_SYMBOL.has(key)) {
        expect(getChainDetails(key)?.walletNote, key).toMatch(/\.$/);
      }
    }
    expect(toWallet('trx')).toBeNull();
  });

  it('are null where a wallet would take another network for the chain, or refuse its symbol', () => {
    const facts = getChainFacts('pol');
    expect(facts && getWallet({ ...facts, chainIdReused: true })).toBeNull();
    expect(toWallet('s')).toBeNull();
  });

  it('have the currency that pays on the EVM layer, whatever the chain itself is known by', () => {
    expect(toWallet('ont')?.nativeCurrency.symbol).toBe('ONG');
  });

  it('are null for a chain of which nothing is stored', () => {
    const facts = getChainFacts('eth');
    for (const key of ['new', 'constructor']) {
      expect(facts && getWallet({ ...facts, key })).toBeNull();
    }
  });
});
