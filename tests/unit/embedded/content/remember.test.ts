import { expect, it, vi } from 'vitest';
import { remember } from '@/embedded/content/published';

it('reads a name at most once a second', () => {
  let now = 0;
  const read = vi.fn((name: string) => `${name} ${now}`);
  const recall = remember(read, () => now);
  expect([recall('a'), recall('a'), recall('b')]).toEqual(['a 0', 'a 0', 'b 0']);
  now = 1000;
  expect(recall('a')).toBe('a 1000');
  expect(read).toHaveBeenCalledTimes(3);
});

it('reads again after an error', () => {
  const read = vi.fn((): string => 'read');
  read.mockImplementationOnce(() => {
    throw new Error('not there');
  });
  const recall = remember(read);
  expect(() => recall('a')).toThrow();
  expect(recall('a')).toBe('read');
});
