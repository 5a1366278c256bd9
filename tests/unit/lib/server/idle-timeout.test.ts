import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setIdleTimeout } from '@/lib/server/idle-timeout';

let utilization = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('calls back in time while the event loop is mostly idle', () => {
  utilization = 0.2;
  const callback = vi.fn();
  setIdleTimeout(callback, 200);
  vi.advanceTimersByTime(199);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for a busy event loop to become idle', () => {
  utilization = 0.9;
  const callback = vi.fn();
  setIdleTimeout(callback, 200);
  vi.advanceTimersByTime(450);
  expect(callback).not.toHaveBeenCalled();
  utilization = 0.1;
  vi.advanceTimersByTime(150);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back after five times as long, however busy the event loop is', () => {
  utilization = 1;
  const callback = vi.fn();
  setIdleTimeout(callback, 200);
  vi.advanceTimersByTime(900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('never calls back once cancelled', () => {
  utilization = 1;
  const callback = vi.fn();
  const cancel = setIdleTimeout(callback, 200);
  vi.advanceTimersByTime(500);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});
