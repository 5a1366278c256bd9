import { expect, it } from 'vitest';
import { createAnswers } from '@/lib/answers/answers';
import { createShownVersions } from '@/lib/content/transport/shown-versions';
import { createTestStore } from '../../../../support/answer-store';

function setUp() {
  const store = createTestStore();
  const clock = { now: 1_000_000 };
  /** As another process over the same store. */
  const open = () =>
    createShownVersions({ answers: createAnswers([store]), now: () => (clock.now += 1) });
  /** Whether the first of two versions is past while the second is the current one, read so many minutes ago. */
  const isPast = (
    versions: ReturnType<typeof open>,
    [ref, current]: [string, string],
    minutes = 0,
  ) => versions.isPast(ref, { ref: current, readAt: clock.now - minutes * 60_000 });
  return { open, isPast };
}

it('knows in which order versions were first shown', () => {
  const { open, isPast } = setUp();
  const versions = open();
  for (const ref of ['one', 'two', 'one']) versions.note(ref);
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
  // The service has named nothing but the first for long.
  expect(isPast(versions, ['one', 'two'], 10)).toBe(false);
});

it('takes over what another process has shown, before its own', async () => {
  const { open, isPast } = setUp();
  const one = open();
  for (const ref of ['one', 'two']) one.note(ref);
  await one.keep();
  const other = open();
  other.note('two');
  other.note('three');
  await other.load();
  expect(isPast(other, ['one', 'two'])).toBe(true);
  expect(isPast(other, ['two', 'three'])).toBe(true);
});

it('forgets the oldest', () => {
  const { open, isPast } = setUp();
  const versions = open();
  for (let index = 0; index < 100; index += 1) versions.note(`version ${index}`);
  expect(versions.has('version 0')).toBe(false);
  expect(isPast(versions, ['version 98', 'version 99'])).toBe(true);
});
