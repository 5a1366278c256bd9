import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import { getChainDetails } from '@/lib/chains/details';
import { getWallet, getWallets } from '@/lib/chains/wallet';

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
      else if (evmChainId !== null && !chainIdReused) {
        expect(getChainDetails(key)?.walletNote, key).toMatch(/\.$/);
      }
    }
    expect(toWallet('trx')).toBeNull();
  });

  it('are those of the network, if that still runs', () => {
    const facts = getChainFacts('eth');
    const wallets = facts ? getWallets(facts) : {};
    expect(Object.keys(wallets)).toEqual(['mainnet', 'sepolia']);
    expect(wallets.sepolia).toMatchObject({ chainId: '0xaa36a7', chainName: 'Ethereum Sepolia' });
    const scroll = getChainFacts('scroll');
    expect(scroll && getWallets(scroll)).not.toHaveProperty('sepolia');
  });

  it('are null if a wallet would confuse networks', () => {
    const facts = getChainFacts('pol');
    expect(facts && getWallet({ ...facts, chainIdReused: true })).toBeNull();
    expect(toWallet('s')?.nativeCurrency.symbol).toBe('S');
  });
});
