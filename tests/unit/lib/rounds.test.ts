import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds } from '@/lib/rounds';

const PAUSE_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does not start its first round at once, and pauses after each', async () => {
  const round = vi.fn(async () => undefined);
  startRounds(round, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(0);
  expect(round).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(round).toHaveBeenCalledTimes(2);
});

it('goes on after a round that failed', async () => {
  const round = vi.fn(async () => Promise.reject(new Error('no journal')));
  startRounds(round, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
  expect(round.mock.calls.length).toBeGreaterThan(1);
});

it('never runs two rounds at once', async () => {
  const round = vi.fn(() => new Promise(() => undefined));
  startRounds(round, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect(round).toHaveBeenCalledOnce();
});

it('begins no round once it was stopped', async () => {
  const round = vi.fn(async () => undefined);
  await startRounds(round, PAUSE_MS).stop();
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect(round).not.toHaveBeenCalled();
});

it('stops when the round under way has ended, and begins no other', async () => {
  let end = () => undefined as void;
  const round = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const rounds = startRounds(round, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const stopped = vi.fn();
  void rounds.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect(stopped).toHaveBeenCalled();
  expect(round).toHaveBeenCalledOnce();
});
