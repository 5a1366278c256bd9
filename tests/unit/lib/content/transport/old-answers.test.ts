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

it('old answers are reported once a second while there are any', () => {
  const { clock, old, onOld } = setUp();
  old.note();
  old.note();
  expect(onOld).toHaveBeenCalledTimes(1);
  clock.now += 1000;
  old.note();
  expect(onOld).toHaveBeenCalledTimes(2);
  expect(old.count).toBe(3);
});

it('the first old answer after a full refresh is reported at once', () => {
  const { old, onOld } = setUp();
  old.note();
  old.forget();
  expect(old.hasServed).toBe(false);
  old.note();
  expect(old.hasServed).toBe(true);
  expect(onOld).toHaveBeenCalledTimes(2);
});

it('late answers are reported once until a full refresh', () => {
  const { old, onLate } = setUp();
  old.noteLate();
  old.noteLate();
  expect(onLate).toHaveBeenCalledTimes(1);
  old.forget();
  expect(old.isLate).toBe(false);
  old.noteLate();
  expect(onLate).toHaveBeenCalledTimes(2);
});

it('a late answer is noted before its listeners run', () => {
  const { old, onLate } = setUp();
  onLate.mockImplementation(() => old.isLate);
  old.noteLate();
  expect(onLate).toHaveReturnedWith(true);
});
