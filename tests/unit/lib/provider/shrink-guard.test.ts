import { beforeEach, expect, it } from 'vitest';
import { CONFIRM_MS, createShrinkGuard } from '@/lib/provider/shrink-guard';

let now: number;
let guard: ReturnType<typeof createShrinkGuard>;
const offer = (chains: number, methods = 0) =>
  guard({
    chains: new Set(Array.from({ length: chains }, (_, index) => `chain${index}`)),
    methods: new Set(Array.from({ length: methods }, (_, index) => `method${index}`)),
  });

beforeEach(() => {
  now = 0;
  guard = createShrinkGuard(() => now);
  offer(40, 6);
});

it.each([
  ['as much', 40, 6],
  ['more', 100, 9],
  ['a quarter less', 30, 6],
  ['a few less', 40, 2],
])('accepts a response that offers %s', (_, chains, methods) => {
  expect(() => offer(chains, methods)).not.toThrow();
});

it.each([
  [29, 6, '11 of 40 chains'],
  [40, 0, '6 of 6 methods'],
])('refuses %i chains and %i methods for ten minutes', (chains, methods, what) => {
  expect(() => offer(chains, methods)).toThrow(`${what} are missing`);
  now += CONFIRM_MS - 1;
  expect(() => offer(chains, methods)).toThrow();
  now += 1;
  expect(() => offer(chains, methods)).not.toThrow();
  expect(() => offer(chains, methods)).not.toThrow();
});
