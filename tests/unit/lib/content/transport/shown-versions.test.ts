import { expect, it } from 'vitest';
import { createShownVersions } from '@/lib/content/transport/shown-versions';

const MINUTE = 60_000;

function setUp() {
  const clock = { now: 1_000_000 };
  return { clock, versions: createShownVersions(() => clock.now) };
}

it('a version counts as left for minutes after another took its place', () => {
  const { clock, versions } = setUp();
  versions.note('one');
  expect([versions.has('one'), versions.isLeft('one')]).toEqual([true, false]);
  versions.note('two');
  expect([versions.has('one'), versions.isLeft('one')]).toEqual([true, true]);
  expect(versions.isLeft('two')).toBe(false);
  clock.now += 10 * MINUTE;
  expect([versions.has('one'), versions.isLeft('one')]).toEqual([true, false]);
});

it('a version that is shown again is the current one', () => {
  const { clock, versions } = setUp();
  for (const ref of ['one', 'two']) versions.note(ref);
  clock.now += 10 * MINUTE;
  for (const ref of ['one', 'one']) versions.note(ref);
  expect([versions.isLeft('one'), versions.isLeft('two')]).toEqual([false, true]);
});

it('a version that was never shown was never left, and the oldest are forgotten', () => {
  const { versions } = setUp();
  expect([versions.has('one'), versions.isLeft('one')]).toEqual([false, false]);
  for (let index = 0; index < 100; index += 1) versions.note(`version ${index}`);
  expect(versions.has('version 0')).toBe(false);
  expect(versions.has('version 98')).toBe(true);
});
