import { expect, it } from 'vitest';
import { createQueue } from '@/lib/http/queue';

it('runs one task at a time, in order, and goes on after one that fails', async () => {
  const run = createQueue(5);
  const steps: string[] = [];
  const toTask = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['a', 'b'].map((name) => run(toTask(name))));
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('rejects a task while too many are waiting', async () => {
  const run = createQueue(1);
  const first = run(async () => 1);
  expect(await run(async () => 2)).toBeNull();
  expect(await first).toBe(1);
  expect(await run(async () => 3)).toBe(3);
});
