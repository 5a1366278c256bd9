import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace, isGivenUp, watchDone } from '@/lib/server/hold-place';

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

it('reports a request as done only once its page is rendered, though the client has gone', () => {
  const callback = vi.fn();
  const request = makeRequest();
  const { onDone, endRender } = watchDone(request.onOver);
  onDone(callback);
  request.end();
  vi.advanceTimersByTime(4000);
  expect(callback).not.toHaveBeenCalled();
  endRender();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('reports a request as done only once its rendered page is read', () => {
  const callback = vi.fn();
  const request = makeRequest();
  const { onDone, endRender } = watchDone(request.onOver);
  onDone(callback);
  endRender();
  expect(callback).not.toHaveBeenCalled();
  request.end();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('reports a request as done if nothing reports that its page is rendered', () => {
  const callback = vi.fn();
  const request = makeRequest();
  watchDone(request.onOver).onDone(callback);
  request.end();
  vi.advanceTimersByTime(6000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back at once if a request is done already', () => {
  const callback = vi.fn();
  const request = makeRequest();
  const { onDone, endRender } = watchDone(request.onOver);
  request.end();
  endRender();
  onDone(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('frees a place once, when its request is done', () => {
  const leave = vi.fn();
  const request = makeRequest();
  holdPlace(leave, request.onOver, (callback) => callback());
  request.end();
  vi.advanceTimersByTime(2000);
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
