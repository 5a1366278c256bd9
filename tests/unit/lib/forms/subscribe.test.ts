import { expect, it } from 'vitest';
import { getSubscribeFault, isEmail } from '@/lib/forms/subscribe';

it.each(['a@b.c', ' ann@nodewell.example ', 'ann+news@mail.nodewell.example', '安@例子.中国'])(
  '%j can subscribe',
  (email) => {
    expect(getSubscribeFault(email)).toBeNull();
  },
);

it.each(['', '   ', '\t\n'])('%j is an empty input', (email) => {
  expect(getSubscribeFault(email)).toBe('empty');
});

it.each([
  'ann',
  'ann@',
  '@nodewell.example',
  'ann@nodewell',
  'a b@c.d',
  'a@b@c.d',
  'a@b .c',
  'a@.',
])('%j is no address', (email) => {
  expect(getSubscribeFault(email)).toBe('invalid');
  expect(isEmail(email)).toBe(false);
});
