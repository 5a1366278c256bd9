import { describe, expect, it } from 'vitest';
import { AskerQueue } from '@/lib/asker-queue';
import { createSignal } from '@/lib/signal';

const WAIT_MS = 10_000;

describe('requests that are over', () => {
  const toAsker = (network: string) => {
    const { on: onOver, happen: end } = createSignal();
    return { asker: { customer: network, network, onOver }, end };
  };

  it('give up a page that nobody else waits for', async () => {
    const queue = new AskerQueue();
    const { asker, end } = toAsker('a');
    const turn = queue.wait('page', asker, WAIT_MS);
    end();
    expect(queue.isEmpty).toBe(true);
    expect(await turn).toBe(false);
  });

  it.each(['a', 'b'])('leave a page to a request from network %s that joined it', (network) => {
    const queue = new AskerQueue();
    const [first, second] = [toAsker('a'), toAsker(network)];
    void queue.wait('page', first.asker, WAIT_MS);
    queue.join('page', second.asker);
    first.end();
    expect(queue.isEmpty).toBe(false);
    second.end();
    expect(queue.isEmpty).toBe(true);
  });

  it.each([
    ['that joined it', false],
    ['from before it began to wait', true],
  ])("leave a page to the server's own request %s", (_, isEarly) => {
    const queue = new AskerQueue();
    const [first, own] = [toAsker('a'), createSignal()];
    const join = () => queue.join('page', { onOver: own.on });
    if (isEarly) join();
    void queue.wait('page', first.asker, WAIT_MS);
    if (!isEarly) join();
    first.end();
    expect(queue.isEmpty).toBe(false);
    own.happen();
    expect(queue.isEmpty).toBe(true);
  });

  it('leave a page to a request from before it began to wait', () => {
    const queue = new AskerQueue();
    const [gone, early, first] = [toAsker('a'), toAsker('b'), toAsker('c')];
    queue.join('page', gone.asker);
    queue.join('page', early.asker);
    gone.end();
    first.end();
    void queue.wait('page', first.asker, WAIT_MS);
    expect(queue.take()?.key).toBe('page');
  });

  it('leave a page to a request that came before many others', () => {
    const queue = new AskerQueue();
    const [stays, ...others] = Array.from({ length: 25 }, (_, index) => toAsker(`${index}`));
    for (const { asker } of [stays!, ...others]) queue.join('page', asker);
    const first = toAsker('a');
    void queue.wait('page', first.asker, WAIT_MS);
    for (const { end } of [first, ...others]) end();
    expect(queue.isEmpty).toBe(false);
  });

  it('count no more once their page has its turn', async () => {
    const queue = new AskerQueue();
    const { asker, end } = toAsker('a');
    const turn = queue.wait('page', asker, WAIT_MS);
    queue.take()?.end(true);
    end();
    expect(await turn).toBe(true);
  });
});
