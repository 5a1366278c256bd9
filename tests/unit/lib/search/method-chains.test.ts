import { expect, it } from 'vitest';
import { findMethodChains } from '@/lib/search/method-chains';

const DATA = {
  entries: [],
  methods: [
    { name: 'eth_getLogs', slug: 'eth_getLogs', chains: ['eth', 'base'] },
    { name: 'eth_getFilterLogs', slug: 'eth_getFilterLogs', chains: ['eth'] },
  ],
  names: { eth: 'Ethereum', base: 'Base' },
};

it('finds the chains with a page for a method, by any part of its name', () => {
  expect(findMethodChains(DATA, ' GetLogs ')).toEqual({
    method: 'eth_getLogs',
    chains: [
      { name: 'Ethereum', path: '/nodes/eth/eth_getLogs/' },
      { name: 'Base', path: '/nodes/base/eth_getLogs/' },
    ],
  });
  expect(findMethodChains(DATA, 'filterlogs')?.method).toBe('eth_getFilterLogs');
});

it.each(['', 'eth', 'no such method', '__proto__'])('finds nothing for %j', (query) => {
  expect(findMethodChains(DATA, query)).toBeNull();
});
