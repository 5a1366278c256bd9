import { expect, it, vi } from 'vitest';
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
  const { getWait } = createCostlyLimit(2);
  expect([await getWait({ url }, ALICE), await getWait({ url }, ALICE)]).toEqual([0, 0]);
  expect(await getWait({ url }, ALICE)).toBeGreaterThan(0);
  expect(await getWait({ url }, BOB)).toBe(0);
});

it('the limit is one for all of them', async () => {
  const { getWait } = createCostlyLimit(1);
  await getWait({ url: '/nodes/compare/?chain=eth' }, ALICE);
  expect(await getWait({ url: '/contact/check/?email=empty' }, ALICE)).toBeGreaterThan(0);
});

it.each(['/', '/nodes/', '/nodes/?compare=eth', '/nodes/eth/?chain=base', '/nodes/compared/'])(
  '%s is not limited',
  async (url) => {
    const { getWait } = createCostlyLimit(0);
    expect(await getWait({ url }, ALICE)).toBe(0);
  },
);

it('one network has the share of two clients', async () => {
  const { getWait } = createCostlyLimit(1);
  const url = '/nodes/compare/?chain=eth';
  const waits = [];
  for (let host = 1; host <= 3; host++) waits.push(await getWait({ url }, `203.0.113.${host}`));
  expect(waits.slice(0, 2)).toEqual([0, 0]);
  expect(waits[2]).toBeGreaterThan(0);
  expect(await getWait({ url }, '198.51.100.1')).toBe(0);
});

it('renders two simulator pages at a time, whoever asks', async () => {
  const { getWait, end } = createCostlyLimit();
  const url = '/cn/slice-simulator/?state=a';
  expect([await getWait({ url }, ALICE), await getWait({ url }, BOB)]).toEqual([0, 0]);
  expect(await getWait({ url }, ALICE)).toBeGreaterThan(0);
  end({ url });
  expect(await getWait({ url }, ALICE)).toBe(0);
});

it('renders three simulator pages a second for one client, and four for all', async () => {
  vi.useFakeTimers();
  const { getWait, end } = createCostlyLimit();
  const url = '/slice-simulator/?state=a';
  const ask = async (address: string) => {
    const wait = await getWait({ url }, address);
    if (wait === 0) end({ url });
    return wait;
  };
  expect([await ask(ALICE), await ask(ALICE), await ask(ALICE)]).toEqual([0, 0, 0]);
  expect(await ask(ALICE)).toBe(1);
  expect(await ask(BOB)).toBe(0);
  expect(await ask(BOB)).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(await ask(BOB)).toBe(0);
  vi.useRealTimers();
});

it('renders six pages of previews at a time, and gives their places back', async () => {
  const { getWait, end } = createCostlyLimit();
  const asked = { url: '/about/', isDraft: true };
  const waits = [];
  for (let count = 0; count < 7; count++) waits.push(await getWait(asked, ALICE));
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 1]);
  // Visitors wait for no editor.
  expect(await getWait({ url: '/about/' }, BOB)).toBe(0);
  end(asked);
  expect(await getWait(asked, BOB)).toBe(0);
});

it('limits how many pages one client previews in a minute', async () => {
  const { getWait, end } = createCostlyLimit();
  const asked = { url: '/about/', isDraft: true };
  let wait = 0;
  for (let count = 0; count < 301; count++) {
    wait = await getWait(asked, ALICE);
    if (wait === 0) end(asked);
  }
  expect(wait).toBeGreaterThan(0);
  expect(await getWait(asked, BOB)).toBe(0);
});
