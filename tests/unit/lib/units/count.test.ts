import { expect, it } from 'vitest';
import { parseCount } from '@/lib/units/count';

it.each([
  ['120,000', 120_000],
  ['120 000', 120_000],
  ['30M', 30_000_000],
  ['30 m', 30_000_000],
  ['2.5 bn', 2_500_000_000],
  ['2,5 million', 2_500_000],
  ['3000万', 30_000_000],
  ['3000 万', 30_000_000],
  ['1.2亿', 120_000_000],
  ['40k', 40_000],
  ['1.200', 1200],
  ['0', 0],
  ['999999999999999999', 100_000_000_000],
])('reads %s', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each(['', 'many', '-5', '1e9', '12 apples', 'M', '5 constructor', '1;2'])(
  'refuses %s',
  (text) => {
    expect(parseCount(text)).toBeNull();
  },
);

it('takes no longer for long texts', () => {
  expect(parseCount(`${'1,'.repeat(50_000)}x`)).toBeNull();
});
