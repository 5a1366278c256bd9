import { expect, it } from 'vitest';
import { createCostlyLimit } from '@/lib/server/costly';

const ALICE = '203.0.113.1';
const BOB = '203.0.113.2';

it.each([
  '/nodes/compare/?chain=eth&chain=base',
  '/cn/nodes/compare/?chain=eth',
  '/contact/check/?email=empty',
  '/preview/?token=a',
  '/preview/',
  '/nodes/compare/index.md?chain=eth&chain=base',
  '/nodes/compare/social.png?chain=eth',
  '/nodes/compare.rsc?chain=eth',
  '/contact/check/index.md?email=empty',
])('%s is limited for each client', async (url) => {
  const getWait = createCostlyLimit(2);
  expect([await getWait(url, ALICE), await getWait(url, ALICE)]).toEqual([0, 0]);
  expect(await getWait(url, ALICE)).toBeGreaterThan(0);
  expect(await getWait(url, BOB)).toBe(0);
});

it('the limit is one for all of them', async () => {
  const getWait = createCostlyLimit(1);
  await getWait('/nodes/compare/?chain=eth', ALICE);
  expect(await getWait('/contact/check/?email=empty', ALICE)).toBeGreaterThan(0);
});

it.each(['/', '/nodes/', '/nodes/?compare=eth', '/nodes/eth/?chain=base', '/nodes/compared/'])(
  '%s is not limited',
  async (url) => {
    const getWait = createCostlyLimit(0);
    expect(await getWait(url, ALICE)).toBe(0);
  },
);
