import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { gather } from '@/lib/content/gather';

const PAUSE_MS = 100;

it('runs the first call at once, and one more for all calls meanwhile', async () => {
  const task = vi.fn(() => sleep(10));
  const ask = gather(task, PAUSE_MS);
  const began = performance.now();
  const first = ask();
  expect(task).toHaveBeenCalledTimes(1);
  const others = Array.from({ length: 50 }, ask);
  await first;
  expect(task).toHaveBeenCalledTimes(1);
  await Promise.all([...others, ask()]);
  expect(task).toHaveBeenCalledTimes(2);
  expect(performance.now() - began).toBeGreaterThanOrEqual(PAUSE_MS);
  await sleep(2 * PAUSE_MS);
  void ask();
  expect(task).toHaveBeenCalledTimes(3);
});

it('starts the next run after the calls that wait for it', async () => {
  let published = 'First';
  const seen: string[] = [];
  const ask = gather(async () => {
    const now = published;
    await sleep(10);
    seen.push(now);
  }, PAUSE_MS);
  void ask();
  published = 'Second';
  await ask();
  expect(seen.at(-1)).toBe('Second');
});

it('reports a failure to its callers, and continues', async () => {
  const task = vi.fn(() => Promise.resolve());
  task.mockRejectedValueOnce(new Error('no disk'));
  const ask = gather(task, PAUSE_MS);
  await expect(ask()).rejects.toThrow('no disk');
  await ask();
  expect(task).toHaveBeenCalledTimes(2);
});
