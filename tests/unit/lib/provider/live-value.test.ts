import { expect, it } from 'vitest';
import { createLiveValue, type LiveValueOptions } from '@/lib/provider/live-value';

const OPTIONS = {
  name: '/nodes',
  retries: 0,
  retryDelayMs: 10,
  freshMs: 100,
  log: () => undefined,
  waitMs: 20,
} satisfies Partial<LiveValueOptions<string>>;

it('waits only briefly for a newer value', async () => {
  let now = 0;
  let read = () => Promise.resolve('first');
  const value = createLiveValue({ ...OPTIONS, read: () => read(), now: () => now });
  expect((await value.get())?.value).toBe('first');
  now = 200;
  let answer: (text: string) => void = () => undefined;
  read = () => new Promise((resolve) => (answer = resolve));
  // A service that accepts connections and never responds.
  expect((await value.get())?.value).toBe('first');
  answer('second');
  await new Promise((resolve) => setImmediate(resolve));
  expect((await value.get())?.value).toBe('second');
});

it('waits no more for a service that hangs from the start, once it has failed', async () => {
  let now = 0;
  let fail: (error: Error) => void = () => undefined;
  const value = createLiveValue({
    ...OPTIONS,
    read: () => new Promise<string>((_, reject) => (fail = reject)),
    now: () => now,
  });
  const first = value.get();
  fail(new Error('no answer in time'));
  expect(await first).toBeNull();
  now = 10;
  // Hangs again, and longer than this test may take.
  expect(await value.get()).toBeNull();
});
