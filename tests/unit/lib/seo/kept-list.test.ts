import { expect, it, vi } from 'vitest';
import { createKeptList } from '@/lib/seo/listed-pages';

function createList() {
  const state = { version: 'one' };
  const lists = createKeptList<string, string>(async () => state.version);
  const make = vi.fn(async () => `made of ${state.version}`);
  return { state, make, get: (key = 'en') => lists.get(key, make) };
}

it('is made once for all callers, and again for another key', async () => {
  const { get, make } = createList();
  expect(await Promise.all([get(), get()])).toEqual(['made of one', 'made of one']);
  expect(await get()).toBe('made of one');
  expect(make).toHaveBeenCalledTimes(1);
  await get('cn');
  expect(make).toHaveBeenCalledTimes(2);
});

it('is made again once its sources have changed', async () => {
  const { get, state } = createList();
  await get();
  state.version = 'two';
  expect(await get()).toBe('made of two');
});

it('is not kept if its sources changed meanwhile, or if making it failed', async () => {
  const { get, state, make } = createList();
  make.mockImplementationOnce(async () => {
    state.version = 'two';
    return 'made of both';
  });
  expect(await get()).toBe('made of both');
  expect(await get()).toBe('made of two');
  state.version = 'three';
  make.mockRejectedValueOnce(new Error('away'));
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('made of three');
});
