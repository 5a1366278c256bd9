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
    'eth',
    'eth-amoy',
    'eth-sepolia-',
    'ETH-SEPOLIA',
    'eth%2Dsepolia',
    'toString-undefined',
    'constructor-sepolia',
  ])('does not know %j', (id) => {
    expect(isFaucetId(id)).toBe(false);
  });
});
