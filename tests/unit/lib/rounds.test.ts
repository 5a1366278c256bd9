import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds } from '@/lib/rounds';

const PAUSE_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('delays its first round, and pauses after each', async () => {
  const round = vi.fn(async () => undefined);
  startRounds(round, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(0);
  expect(round).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(round).toHaveBeenCalledTimes(2);
});

it('continues after a failed round', async () => {
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

it('starts no round after it was stopped', async () => {
  const round = vi.fn(async () => undefined);
  await startRounds(round, PAUSE_MS).stop();
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect(round).not.toHaveBeenCalled();
});

it('stops once the current round has ended', async () => {
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
