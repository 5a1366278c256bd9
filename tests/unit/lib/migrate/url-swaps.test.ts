import { expect, it } from 'vitest';
import { getUrlSwaps } from '@/lib/migrate/url-swaps';

const host = 'rpc.example.com';
const served = {
  eth: { name: 'Ethereum', networks: { mainnet: 'hw' } },
  sol: { name: 'Solana', networks: { mainnet: 'h' } },
};

it('replaces the URLs of chains that we serve', () => {
  const swaps = getUrlSwaps({ served, host }, 3);
  expect(swaps.map(({ name }) => name)).toEqual(['ETH_RPC_URL', 'SOLANA_RPC_URL']);
  for (const { before, after } of swaps) {
    expect(before).not.toContain(host);
    expect(new URL(after).host).toContain(host);
  }
});
