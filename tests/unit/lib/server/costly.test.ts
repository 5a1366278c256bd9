import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCostlyLimit } from '@/lib/server/costly';

const COMPARISON = '/nodes/compare/?chain=eth';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('makes a client wait that asks for too many costly pages within a minute', async () => {
  const getWaitSeconds = createCostlyLimit(2);
  expect(await getWaitSeconds(COMPARISON, '10.0.0.1')).toBe(0);
  expect(await getWaitSeconds('/preview?token=x', '10.0.0.1')).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(await getWaitSeconds(`/cn${COMPARISON}`, '10.0.0.1')).toBe(40);
  expect(await getWaitSeconds(COMPARISON, '10.0.0.2')).toBe(0);
  vi.advanceTimersByTime(40_000);
  expect(await getWaitSeconds(COMPARISON, '10.0.0.1')).toBe(0);
});

it('lets through pages that cost nothing', async () => {
  const getWaitSeconds = createCostlyLimit(1);
  for (const url of ['/', '/nodes/compare/', '/?chain=eth', '/nodes/compare/']) {
    expect(await getWaitSeconds(url, '10.0.0.1')).toBe(0);
  }
});

it('counts the addresses that one IPv6 customer has as one client', async () => {
  const getWaitSeconds = createCostlyLimit(1);
  await getWaitSeconds(COMPARISON, '2001:db8::1');
  expect(await getWaitSeconds(COMPARISON, '2001:db8::2')).toBe(60);
  expect(await getWaitSeconds(COMPARISON, '2001:db8:0:1::1')).toBe(0);
});

it('keeps a bounded number of clients, and no timer for any', async () => {
  const getWaitSeconds = createCostlyLimit(1);
  const toAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index <= 100_000; index++) {
    await getWaitSeconds(COMPARISON, toAddress(index));
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(await getWaitSeconds(COMPARISON, toAddress(1))).toBeGreaterThan(0);
  expect(await getWaitSeconds(COMPARISON, toAddress(0))).toBe(0);
});
