import { expect, it, vi } from 'vitest';
import { createOldAnswers } from '@/lib/content/transport/old-answers';

function setUp() {
  const clock = { now: 1_000_000 };
  const old = createOldAnswers({ now: () => clock.now });
  const onOld = vi.fn();
  const onLate = vi.fn();
  old.listen({ onOld, onLate });
  return { clock, old, onOld, onLate };
}

it('old answers are told of once a second for as long as there are any', () => {
  const { clock, old, onOld } = setUp();
  old.note();
  old.note();
  expect(onOld).toHaveBeenCalledTimes(1);
  clock.now += 1000;
  old.note();
  expect(onOld).toHaveBeenCalledTimes(2);
  expect(old.count).toBe(3);
});

it('the first old answer after all pages were made again is told of at once', () => {
  const { old, onOld } = setUp();
  old.note();
  old.forget();
  expect(old.hasServed).toBe(false);
  old.note();
  expect(old.hasServed).toBe(true);
  expect(onOld).toHaveBeenCalledTimes(2);
});

it('late answers are told of once until all pages are made again', () => {
  const { old, onLate } = setUp();
  old.noteLate();
  old.noteLate();
  expect(onLate).toHaveBeenCalledTimes(1);
  old.forget();
  expect(old.isLate).toBe(false);
  old.noteLate();
  expect(onLate).toHaveBeenCalledTimes(2);
});

it('who hears of a late answer finds it noted, and so compares versions sooner', () => {
  const { old, onLate } = setUp();
  onLate.mockImplementation(() => old.isLate);
  old.noteLate();
  expect(onLate).toHaveReturnedWith(true);
});
