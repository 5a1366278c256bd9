import { expect, it } from 'vitest';
import { retryWhileBusy } from '@/lib/database/busy';

const fail = (code: string) => Object.assign(new Error(code), { code });

/** Runs an action that fails with each code in turn; returns its result and the delays between attempts. */
async function run(codes: string[], { random = 0.5, totalMs = 2000 } = {}) {
  let clock = 0;
  const delays: number[] = [];
  const rest = [...codes];
  const action = async () => {
    const code = rest.shift();
    if (code) throw fail(code);
    return 'done';
  };
  const result = await retryWhileBusy(action, totalMs, {
    now: () => clock,
    random: () => random,
    sleep: async (ms) => {
      delays.push(ms);
      clock += ms;
    },
  }).catch((error: Error) => error.message);
  return { result, delays, total: clock };
}

const FOREVER = Array.from({ length: 1000 }, () => 'SQLITE_BUSY');

it('retries with growing delays', async () => {
  const { result, delays } = await run(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY']);
  expect(result).toBe('done');
  expect(delays).toHaveLength(3);
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  expect(delays[2]).toBeGreaterThan(delays[0] ?? Infinity);
});

it('spreads the delays of competing processes', async () => {
  const [early, late] = [await run(FOREVER, { random: 0 }), await run(FOREVER, { random: 0.99 })];
  expect(early.delays[0]).toBeLessThan(late.delays[0] ?? 0);
});

it('gives up at its deadline, with a last attempt', async () => {
  const { result, total } = await run(FOREVER);
  expect(result).toBe('SQLITE_BUSY');
  expect(total).toBe(2000);
});

it('tries once after the deadline', async () => {
  expect((await run([], { totalMs: -1 })).result).toBe('done');
  expect(await run(FOREVER, { totalMs: -1 })).toMatchObject({ result: 'SQLITE_BUSY', delays: [] });
});

it('retries nothing else', async () => {
  expect(await run(['SQLITE_FULL'])).toMatchObject({ result: 'SQLITE_FULL', delays: [] });
});
