import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace, isGivenUp } from '@/lib/server/hold-place';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const never = () => undefined;

/** A request that the test ends. */
function makeRequest() {
  const callbacks: (() => void)[] = [];
  return {
    onOver: (callback: () => void) => void callbacks.push(callback),
    end: () => callbacks.forEach((callback) => callback()),
  };
}

it('keeps a place while a page is rendered for a client that has gone', () => {
  const leave = vi.fn();
  const request = makeRequest();
  const endRender = holdPlace(leave, request.onOver, never);
  request.end();
  vi.advanceTimersByTime(4000);
  expect(leave).not.toHaveBeenCalled();
  endRender();
  expect(leave).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('keeps a place while a rendered page is read', () => {
  const leave = vi.fn();
  const request = makeRequest();
  holdPlace(leave, request.onOver, never)();
  expect(leave).not.toHaveBeenCalled();
  request.end();
  expect(leave).toHaveBeenCalledTimes(1);
});

it('frees a place if nothing reports that the page is rendered', () => {
  const leave = vi.fn();
  const request = makeRequest();
  holdPlace(leave, request.onOver, never);
  request.end();
  vi.advanceTimersByTime(6000);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('frees a place soon after the response has begun, however slowly it is read', () => {
  const leave = vi.fn();
  let start = () => {};
  holdPlace(leave, never, (callback) => (start = callback));
  vi.advanceTimersByTime(10_000);
  expect(leave).not.toHaveBeenCalled();
  start();
  vi.advanceTimersByTime(1000);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('tells whether a request has ended before its turn', async () => {
  expect(await isGivenUp((callback) => void setImmediate(callback))).toBe(true);
  expect(await isGivenUp(() => undefined)).toBe(false);
});
