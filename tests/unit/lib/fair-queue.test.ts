import { expect, it } from 'vitest';
import { FairQueue } from '@/lib/fair-queue';

it('lets owners take turns, however much each has waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.add('b', 'b1');
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    ...['a1', 'b1', 'a2', 'a3', undefined],
  ]);
  expect(queue.size).toBe(0);
});

it('removes an item once', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  expect([queue.delete('a', 'a1'), queue.delete('a', 'a1'), queue.delete('b', 'a1')]).toEqual([
    ...[true, false, false],
  ]);
  expect([queue.size, queue.count('a')]).toEqual([0, 0]);
});

it('finds the owner with the most waiting', () => {
  const queue = new FairQueue<string>();
  expect(queue.getLargest()).toBeNull();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  queue.add('b', 'b2');
  expect(queue.getLargest()).toEqual({ item: 'b2', count: 2 });
});
