import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_MS, watchBuilds } from '@/lib/builds/watch';

let answer: () => Response;
let stop: () => void;
const ask = vi.fn(() => Promise.resolve(answer()));
const onNewer = vi.fn();

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  answer = () => Response.json({ id: 'one' });
  stop = watchBuilds('one', onNewer);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockClear();
  onNewer.mockClear();
});

const turns = (count: number) => vi.advanceTimersByTimeAsync(count * POLL_MS);

it('polls, and calls back once if the build has changed', async () => {
  expect(ask).not.toHaveBeenCalled();
  await turns(2);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledWith(
    expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/),
    expect.anything(),
  );
  expect(onNewer).not.toHaveBeenCalled();
  answer = () => Response.json({ id: 'two' });
  await turns(3);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('does not poll while hidden, and catches up when shown', async () => {
  hide(true);
  await turns(3);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ['an error', () => new Response('', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
])('takes %s for no news and goes on asking', async (_, bad) => {
  answer = bad;
  await turns(2);
  expect(onNewer).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
});
