import { describe, expect, it } from 'vitest';
import { FAUCET_NETWORKS } from '@/lib/chains';
import { FAUCET_IDS, isFaucetId } from '@/lib/chains/faucet-ids';

describe('the faucet', () => {
  it('has facts for each of them, and for no others', () => {
    expect(FAUCET_NETWORKS.map(({ key }) => key).sort()).toEqual([...FAUCET_IDS].sort());
  });

  it.each(FAUCET_IDS)('knows %s', (id) => {
    expect(isFaucetId(id)).toBe(true);
  });

  it.each([
    '',
    '-',
    'eth',
    'eth-',
    '-sepolia',
    'eth-amoy',
    'matic-sepolia',
    'pol-amoy',
    'eth-sepolia-',
    'eth-sepolia-1',
    'eth--sepolia',
    'eth_sepolia',
    'ETH-SEPOLIA',
    ' eth-sepolia',
    'eth-sepolia/',
    'eth%2Dsepolia',
    'sepolia-eth',
    'toString',
    'toString-undefined',
    'constructor-sepolia',
    '__proto__',
    '__proto__-sepolia',
  ])('does not know %j', (id) => {
    expect(isFaucetId(id)).toBe(false);
  });
});
