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

it('are loaded once for all concurrent callers, and kept while fresh', async () => {
  const { kept, control } = setUp();
  expect(await Promise.all([kept.get(), kept.get(), kept.settle()])).toEqual([1, 1, 1]);
  control.now += FRESH_MS - 1;
  expect(await kept.get()).toBe(1);
});

it('make nobody wait for newer ones, except callers that want them', async () => {
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

it('make nobody wait long for a source that is down', async () => {
  const { kept, control, holdLoads, endLoad } = setUp();
  await kept.get();
  control.now += FRESH_MS;
  holdLoads();
  await kept.get();
  expect(await kept.settle()).toBe(1);
  endLoad();
});

it('are loaded again soon if a source did not respond', async () => {
  const { kept, control } = setUp();
  control.isComplete = false;
  await kept.get();
  control.now += 999;
  expect([await kept.get(), control.loads]).toEqual([1, 1]);
  control.now += 1;
  await kept.get();
  expect(await kept.settle()).toBe(2);
});

it('stay if a load fails, and are loaded again', async () => {
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

it('are loaded again after the clock was set back', async () => {
  const { kept, control } = setUp();
  await kept.get();
  control.now -= 86_400_000;
  await kept.get();
  expect(await kept.settle()).toBe(2);
});

it('are loaded again at once after a change, and for a while afterwards', async () => {
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

it('are loaded once more if a source changed during the load', async () => {
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
