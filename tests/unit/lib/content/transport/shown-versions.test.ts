import { expect, it } from 'vitest';
import { createAnswers, toAnswerKey } from '@/lib/answers/answers';
import { createShownVersions } from '@/lib/content/transport/shown-versions';
import { createTestStore } from '../../../../support/answer-store';

function setUp() {
  const store = createTestStore();
  const clock = { now: 1_000_000 };
  /** Opens it as another process over the same store. */
  const open = () =>
    createShownVersions({ answers: createAnswers([store]), now: () => (clock.now += 1) });
  /** Returns whether the first of two versions is past while the second is current, read this many minutes ago. */
  const isPast = (
    versions: ReturnType<typeof open>,
    [ref, current]: [string, string],
    minutes = 0,
  ) => versions.isPast(ref, { ref: current, readAt: clock.now - minutes * 60_000 });
  return { open, isPast, clock, store };
}

it('knows in which order versions were first shown', () => {
  const { open, isPast, clock } = setUp();
  const versions = open();
  for (const ref of ['one', 'two', 'one']) versions.note(ref, (clock.now += 1));
  expect([versions.has('one'), versions.has('two'), versions.has('three')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isPast(versions, ['one', 'two'])).toBe(true);
  expect(isPast(versions, ['two', 'one'])).toBe(false);
  expect(isPast(versions, ['one', 'one'])).toBe(false);
  expect(isPast(versions, ['three', 'one'])).toBe(false);
  expect(versions.isPast('one', null)).toBe(false);
  // For a long time, the service has named nothing but the first.
  expect(isPast(versions, ['one', 'two'], 10)).toBe(false);
});

it('shares with other processes when each version was named, in any order of storing', async () => {
  const { open, isPast } = setUp();
  const [one, other] = [open(), open()];
  one.note('one', 1);
  other.note('one', 1);
  other.note('three', 3);
  await other.keep();
  one.note('two', 2);
  await one.keep();
  await other.load();
  for (const versions of [one, other, open()]) {
    await versions.load();
    expect(isPast(versions, ['two', 'three'])).toBe(true);
    expect(isPast(versions, ['three', 'two'])).toBe(false);
    expect(isPast(versions, ['one', 'two'])).toBe(true);
  }
});

it('orders a version after the one shown before it, whatever the clock says', () => {
  const { open, isPast } = setUp();
  const versions = open();
  versions.note('one', 5000);
  versions.note('two', 10, 'one');
  expect(isPast(versions, ['one', 'two'])).toBe(true);
  expect(isPast(versions, ['two', 'one'])).toBe(false);
});

it('reads the format of earlier releases, oldest first', async () => {
  const { open, isPast, store } = setUp();
  const kept = createAnswers([store]);
  const refs = { ref: '', text: 'one\ntwo', readAt: 1 };
  await kept.keep(toAnswerKey('shown versions'), refs);
  const versions = open();
  await versions.load();
  versions.note('three', 3, 'two');
  expect([versions.has('one'), versions.has('two')]).toEqual([true, true]);
  expect(isPast(versions, ['two', 'three'])).toBe(true);
});

it('forgets the oldest', () => {
  const { open, isPast } = setUp();
  const versions = open();
  for (let index = 0; index < 100; index += 1) versions.note(`version ${index}`, index);
  expect(versions.has('version 0')).toBe(false);
  expect(isPast(versions, ['version 98', 'version 99'])).toBe(true);
});
