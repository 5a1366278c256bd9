import { expect, it } from 'vitest';
import { AskerQueue } from '@/lib/asker-queue';

const WAIT = { waitMs: 10_000 };

/** Has a network wait for a page of its name; the answer says when its turn has come. */
function wait(queue: AskerQueue, network: string) {
  void queue.wait(network, { customer: network, network }, WAIT);
}

/** Gives the next page its turn, and says whose it was. */
function takeNext(queue: AskerQueue): string | undefined {
  const page = queue.take();
  page?.end(true);
  return page?.key;
}

it('a visitor comes before networks that keep asking', () => {
  const queue = new AskerQueue();
  for (const network of ['a', 'b', 'c']) queue.recordTurn(network);
  for (const network of ['a', 'b', 'c', 'visitor']) wait(queue, network);
  expect(takeNext(queue)).toBe('visitor');
});

it('a visitor who had a turn has another one soon, however many newcomers there are', () => {
  const queue = new AskerQueue();
  queue.recordTurn('visitor');
  wait(queue, 'visitor');
  const taken: (string | undefined)[] = [];
  for (let index = 0; index < 10; index += 1) {
    wait(queue, `new ${index}`);
    wait(queue, `newer ${index}`);
    taken.push(takeNext(queue));
  }
  expect(taken.slice(0, 3)).toContain('visitor');
});

it('known networks take turns', () => {
  const queue = new AskerQueue();
  for (const network of ['a', 'b']) queue.recordTurn(network);
  for (const network of ['a', 'a', 'b', 'b']) wait(queue, network);
  expect(Array.from({ length: 4 }, () => takeNext(queue))).toEqual(['a', 'b', 'a', 'b']);
});
