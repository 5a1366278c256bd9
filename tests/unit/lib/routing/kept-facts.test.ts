import { expect, it } from 'vitest';
import { createKeptFacts } from '@/lib/routing/kept-facts';

const FRESH_MS = 60_000;

function setUp() {
  const control = { now: 1_000_000, loads: 0, isComplete: true, isBroken: false };
  let endLoad = () => {};
  let gate: Promise<void> | null = null;
  const kept = createKeptFacts({
    load: async () => {
      const facts = ++control.loads;
      await gate;
      if (control.isBroken) throw new Error('down');
      return { facts, isComplete: control.isComplete };
    },
    getFreshMs: () => FRESH_MS,
    now: () => control.now,
    settleMs: 50,
  });
  const holdLoads = () => {
    gate = new Promise((resolve) => {
      endLoad = resolve;
    });
  };
  return { kept, control, holdLoads, endLoad: () => endLoad() };
}

it('are loaded once for all who ask at the same time, and kept while they are fresh', async () => {
  const { kept, control } = setUp();
  expect(await Promise.all([kept.get(), kept.get(), kept.settle()])).toEqual([1, 1, 1]);
  control.now += FRESH_MS - 1;
  expect(await kept.get()).toBe(1);
});

it('make nobody wait for newer ones, except who asks for these', async () => {
  const { kept, control, holdLoads, endLoad } = setUp();
  await kept.get();
  control.now += FRESH_MS;
  holdLoads();
  expect(await kept.get()).toBe(1);
  expect(await kept.get()).toBe(1);
  const settled = kept.settle();
  endLoad();
  expect(await settled).toBe(2);
  expect(await kept.get()).toBe(2);
});

it('make nobody wait long for a source that does not answer', async () => {
  const { kept, control, holdLoads, endLoad } = setUp();
  await kept.get();
  control.now += FRESH_MS;
  holdLoads();
  await kept.get();
  expect(await kept.settle()).toBe(1);
  endLoad();
});

it('are loaded again soon when a source has not answered', async () => {
  const { kept, control } = setUp();
  control.isComplete = false;
  await kept.get();
  control.now += 999;
  expect([await kept.get(), control.loads]).toEqual([1, 1]);
  control.now += 1;
  await kept.get();
  expect(await kept.settle()).toBe(2);
});

it('stay when a load fails, and are loaded again', async () => {
  const { kept, control } = setUp();
  await kept.get();
  control.now += FRESH_MS;
  control.isBroken = true;
  await kept.get();
  expect(await kept.settle()).toBe(1);
  control.isBroken = false;
  control.now += 1000;
  await kept.get();
  expect(await kept.settle()).toBe(3);
});

it('are loaded again when the clock was set back', async () => {
  const { kept, control } = setUp();
  await kept.get();
  control.now -= 86_400_000;
  await kept.get();
  expect(await kept.settle()).toBe(2);
});

it('are loaded again at once after a change, and for a while after it', async () => {
  const { kept, control } = setUp();
  await kept.get();
  kept.expire();
  await kept.get();
  expect(await kept.settle()).toBe(2);
  control.now += 1000;
  await kept.get();
  expect(await kept.settle()).toBe(3);
  control.now += 10_000;
  await kept.get();
  expect(await kept.settle()).toBe(4);
  control.now += FRESH_MS - 1;
  await kept.get();
  expect(await kept.settle()).toBe(4);
});

it('fail while there are none', async () => {
  const { kept, control } = setUp();
  control.isBroken = true;
  await expect(kept.get()).rejects.toThrow('down');
  control.isBroken = false;
  expect(await kept.get()).toBe(2);
});

it('are loaded once more when a source changed while they were loaded', async () => {
  const { kept, control, holdLoads, endLoad } = setUp();
  await kept.get();
  control.now += FRESH_MS;
  holdLoads();
  await kept.get();
  kept.expire();
  const settled = kept.settle();
  endLoad();
  expect(await settled).toBe(3);
});
