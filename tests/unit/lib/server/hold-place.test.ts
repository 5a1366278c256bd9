import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace, isGivenUp, watchDone } from '@/lib/server/hold-place';
import { createSignal } from '@/lib/signal';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const never = () => undefined;

it('reports a request as done only once its page is rendered, though the client has gone', () => {
  const callback = vi.fn();
  const over = createSignal();
  const { onDone, endRender } = watchDone(over.on);
  onDone(callback);
  over.happen();
  vi.advanceTimersByTime(4000);
  expect(callback).not.toHaveBeenCalled();
  endRender();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('reports a request as done only once its rendered page is read', () => {
  const callback = vi.fn();
  const over = createSignal();
  const { onDone, endRender } = watchDone(over.on);
  onDone(callback);
  endRender();
  expect(callback).not.toHaveBeenCalled();
  over.happen();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('reports a request as done if nothing reports that its page is rendered', () => {
  const callback = vi.fn();
  const over = createSignal();
  watchDone(over.on).onDone(callback);
  over.happen();
  vi.advanceTimersByTime(6000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back at once if a request is done already', () => {
  const callback = vi.fn();
  const over = createSignal();
  const { onDone, endRender } = watchDone(over.on);
  over.happen();
  endRender();
  onDone(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('frees a place once, when its request is done', () => {
  const leave = vi.fn();
  const over = createSignal();
  holdPlace(leave, over.on, (callback) => callback());
  over.happen();
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
