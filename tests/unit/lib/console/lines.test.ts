import { expect, it } from 'vitest';
import { toLines } from '@/lib/console/lines';

const CODE = 'curl https://a.example/$KEY \\\n  -d \'{"a":"b",\n       "c":1}\'\n\ndone';
const join = (code: string) =>
  toLines(code)
    .flatMap(({ tokens }) => tokens)
    .map(({ text }) => text)
    .join('');

it('splits code into lines that join to the same code', () => {
  expect(join(CODE)).toBe(CODE);
  expect(toLines(CODE)).toHaveLength(5);
});

it('returns the indentation of each line', () => {
  expect(toLines(CODE).map(({ indent }) => indent)).toEqual([0, 2, 7, 0, 0]);
});
