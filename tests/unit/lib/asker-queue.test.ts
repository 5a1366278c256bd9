import { describe, expect, it } from 'vitest';
import { AskerQueue } from '@/lib/asker-queue';
import { createTurnPace } from '@/lib/network-turns';

const WAIT_MS = 10_000;

/** Queues a page for each network; reports when its turn has come. */
function wait(queue: AskerQueue, network: string) {
  void queue.wait(network, { customer: network, network }, WAIT_MS);
}

/** Takes the next page, and returns whose it was. */
function takeNext(queue: AskerQueue): string | undefined {
  const page = queue.take();
  page?.end(true);
  return page?.key;
}

it('a visitor goes before networks that keep requesting', () => {
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

it('a visitor with few recent turns goes before networks with many, in whichever queue they had them', () => {
  const pace = createTurnPace();
  const [pages, searches] = [new AskerQueue(pace), new AskerQueue(pace)];
  for (const network of ['a', 'a', 'b', 'b']) pages.recordTurn(network);
  searches.recordTurn('visitor');
  for (const network of ['a', 'b', 'visitor']) wait(searches, network);
  expect(takeNext(searches)).toBe('visitor');
});

it('known networks take turns', () => {
  const queue = new AskerQueue();
  for (const network of ['a', 'b']) queue.recordTurn(network);
  for (const network of ['a', 'a', 'b', 'b']) wait(queue, network);
  expect(Array.from({ length: 4 }, () => takeNext(queue))).toEqual(['a', 'b', 'a', 'b']);
});

describe('a page that others ask for too', () => {
  /** Fills a network's places, the popular page last. */
  function flood(queue: AskerQueue, network: string, pages: number) {
    queue.recordTurn(network);
    const ended: boolean[] = [];
    for (let index = 0; index < pages; index += 1) {
      const key = index === pages - 1 ? 'popular' : `${network} ${index}`;
      const customer = `${network} ${index % 4}`;
      void queue.wait(key, { customer, network }, WAIT_MS).then((hasTurn) => ended.push(hasTurn));
    }
    return ended;
  }

  it('has the best place of all its askers', () => {
    const queue = new AskerQueue();
    flood(queue, 'a', 19);
    queue.join('popular', { customer: 'visitor', network: 'visitor' });
    expect(takeNext(queue)).toBe('popular');
    const rest = Array.from({ length: 18 }, () => takeNext(queue));
    expect(rest).not.toContain('popular');
    expect(rest).not.toContain(undefined);
    expect(queue.isEmpty).toBe(true);
  });

  it('stays for the others if its first network gives it up', async () => {
    const queue = new AskerQueue();
    const ended = flood(queue, 'a', 20);
    queue.join('popular', { customer: 'visitor', network: 'visitor' });
    // Another customer of a full network takes the newest place of the one with the most.
    for (const customer of ['x', 'y', 'z', 'w'])
      void queue.wait(customer, { customer, network: 'a' }, WAIT_MS);
    await Promise.resolve();
    expect(takeNext(queue)).toBe('popular');
    await Promise.resolve();
    expect(ended).toContain(true);
  });

  it('has the place of the last asker, however many joined before', () => {
    const queue = new AskerQueue();
    const networks = Array.from({ length: 25 }, (_, index) => `network ${index}`);
    flood(queue, 'network 0', 19);
    for (const network of networks.slice(1)) {
      queue.recordTurn(network);
      for (let page = 0; page < 18; page += 1) {
        const asker = { customer: `${network} ${page % 4}`, network };
        void queue.wait(`${network} ${page}`, asker, WAIT_MS);
      }
      queue.join('popular', { customer: network, network });
    }
    queue.join('popular', { customer: 'visitor', network: 'visitor' });
    expect(takeNext(queue)).toBe('popular');
  });

  it('has the place of askers from just before it began to wait', () => {
    const queue = new AskerQueue();
    queue.join('popular', { customer: 'visitor', network: 'visitor' });
    flood(queue, 'a', 20);
    expect(takeNext(queue)).toBe('popular');
  });

  it('waits for earlier askers if its own network has no place for it', async () => {
    const queue = new AskerQueue();
    flood(queue, 'a', 20);
    queue.join('more', { customer: 'visitor', network: 'visitor' });
    const turn = queue.wait('more', { customer: 'a 0', network: 'a' }, WAIT_MS);
    expect(takeNext(queue)).toBe('more');
    expect(await turn).toBe(true);
  });

  it('is not created by joining alone', () => {
    const queue = new AskerQueue();
    queue.join('popular', { customer: 'visitor', network: 'visitor' });
    expect(queue.isEmpty).toBe(true);
  });
});
