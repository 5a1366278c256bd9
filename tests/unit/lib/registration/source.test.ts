import { expect, it } from 'vitest';
import { getSource, toShortAddress } from '@/lib/registration/source';

it.each([
  ['/nodes/', 'chain_list'],
  ['/nodes/eth/', 'chain_list'],
  ['/cn/nodes/eth/', 'chain_list'],
  ['/blog/a/', 'blog'],
  ['/pricing/', null],
  ['/', null],
  ['/cn/', null],
  ['/dedicated-nodes/', null],
  ['/constructor/', null],
  ['/faq/nodes/', null],
])('who registers from %s comes from %s', (path, source) => {
  expect(getSource(path)).toBe(source);
});

it.each([
  ['/nodes/?a=1', '/nodes/?a=1'],
  [`/nodes/?a=${'a'.repeat(1500)}`, '/nodes/'],
  // Each percent sign is encoded again.
  [`/nodes/?a=${'%E2'.repeat(400)}`, '/nodes/'],
  [`/${'a'.repeat(1500)}/`, ''],
])('an address is short enough for a cookie: %.20s', (address, short) => {
  const origin = 'https://nodewell.example';
  const { href, pathname } = new URL(address, origin);
  expect(toShortAddress({ href, origin, pathname })).toBe(origin + short);
});
