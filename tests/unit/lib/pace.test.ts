import { expect, it } from 'vitest';
import { createPace } from '@/lib/pace';

it('counts the requests of each key', () => {
  const pace = createPace(2000, () => 0);
  expect([pace.add('a'), pace.add('a'), pace.add('b')]).toEqual([1, 2, 1]);
});

it('halves the counts in each half-life', () => {
  let now = 0;
  const pace = createPace(2000, () => now);
  for (let index = 0; index < 8; index += 1) pace.add('a');
  now = 4000;
  expect(pace.add('a')).toBe(3);
});
