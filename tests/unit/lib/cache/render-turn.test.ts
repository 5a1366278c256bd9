import { describe, expect, it, vi } from 'vitest';
import { RenderTurn } from '@/lib/cache/render-turn';
import { createSignal } from '@/lib/signal';

function createTurn() {
  const clock = { ms: 1000 };
  return { clock, turn: new RenderTurn({ now: () => clock.ms }) };
}

describe('the turn to render a stale page', () => {
  it('belongs to one page at a time', () => {
    const { turn } = createTurn();
    expect(turn.take('/a')).toBe(true);
    expect(turn.take('/b')).toBe(false);
    expect(turn.take('/a')).toBe(false);
  });

  it('leaves visitors as much time as the page took, up to half a second', () => {
    const { turn, clock } = createTurn();
    turn.take('/a');
    clock.ms += 200;
    turn.end('/a');
    clock.ms += 199;
    expect(turn.take('/b')).toBe(false);
    clock.ms += 1;
    expect(turn.take('/b')).toBe(true);
    clock.ms += 1900;
    turn.end('/b');
    clock.ms += 500;
    expect(turn.take('/c')).toBe(true);
  });

  it('passes on if a page never ends', () => {
    const { turn, clock } = createTurn();
    turn.take('/a');
    clock.ms += 2000;
    expect(turn.take('/b')).toBe(true);
    // A late call does not end the other's turn.
    turn.end('/a');
    expect(turn.take('/c')).toBe(false);
  });

  it('is denied for a minute to a page that did not use it', () => {
    const { turn, clock } = createTurn();
    turn.take('/icon.svg');
    clock.ms += 2000;
    expect(turn.take('/a')).toBe(true);
    turn.end('/a');
    clock.ms += 1000;
    expect(turn.take('/icon.svg')).toBe(false);
    expect(turn.take('/b')).toBe(true);
    turn.end('/b');
    clock.ms += 60_000;
    expect(turn.take('/icon.svg')).toBe(true);
  });

  it('is denied for a minute to a customer whose pages do not use it', () => {
    const { turn, clock } = createTurn();
    turn.take('/a', 'one');
    clock.ms += 2000;
    expect(turn.take('/b', 'other')).toBe(true);
    turn.end('/b');
    clock.ms += 1000;
    expect(turn.take('/c', 'one')).toBe(false);
    expect(turn.take('/c', 'other')).toBe(true);
    turn.end('/c');
    clock.ms += 1000;
    // A page that was only slow ends after all.
    turn.end('/a');
    expect(turn.take('/d', 'one')).toBe(true);
  });

  it('sometimes goes to a page that nobody waits for, however many wait', async () => {
    vi.useFakeTimers();
    const turn = new RenderTurn();
    turn.take('/a');
    const granted: string[] = [];
    for (const key of ['/1', '/2', '/3', '/4', '/5'])
      void turn.waitFor(key, 60_000).then((isTurn) => isTurn && granted.push(key));
    // Refused now, but wanted.
    expect(turn.take('/aged')).toBe(false);
    for (const key of ['/a', '/1', '/2']) {
      turn.end(key);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(granted).toEqual(['/1', '/2']);
    expect(turn.take('/aged')).toBe(true);
    turn.end('/aged');
    await vi.advanceTimersByTimeAsync(40);
    expect(granted).toEqual(['/1', '/2', '/3']);
    vi.useRealTimers();
  });

  it('is reserved only briefly', async () => {
    vi.useFakeTimers();
    const turn = new RenderTurn();
    turn.take('/a');
    const granted: string[] = [];
    for (const key of ['/1', '/2', '/3'])
      void turn.waitFor(key, 60_000).then((isTurn) => isTurn && granted.push(key));
    turn.take('/aged');
    for (const key of ['/a', '/1', '/2']) {
      turn.end(key);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(granted).toEqual(['/1', '/2']);
    await vi.advanceTimersByTimeAsync(300);
    expect(granted).toEqual(['/1', '/2', '/3']);
    vi.useRealTimers();
  });

  it('goes to an outdated page even if its asker has left', async () => {
    vi.useFakeTimers();
    const turn = new RenderTurn();
    turn.take('/a');
    const { on: onOver, happen: leave } = createSignal();
    const asker = { customer: '203.0.113.1', network: '203.0.113.0/24', onOver };
    const granted = turn.waitFor('/1', 1000, asker);
    leave();
    turn.end('/a');
    await vi.advanceTimersByTimeAsync(40);
    expect(await granted).toBe(true);
    vi.useRealTimers();
  });

  it('goes to an outdated page that did not use it before', async () => {
    let ahead = 0;
    const turn = new RenderTurn({ now: () => performance.now() + ahead });
    turn.take('/a');
    ahead += 2000;
    turn.take('/b');
    turn.end('/b');
    ahead += 1000;
    expect(turn.take('/a')).toBe(false);
    expect(await turn.waitFor('/a', 1000)).toBe(true);
  });

  it('is awaited, but not for long and not behind many', async () => {
    const turn = new RenderTurn();
    turn.take('/a');
    const waiting = turn.waitFor('/b', 1000);
    turn.end('/a');
    expect(await waiting).toBe(true);
    expect(await turn.waitFor('/c', 30)).toBe(false);
    const many = Array.from({ length: 40 }, (_, index) => turn.waitFor(`/${index}`, 700));
    const first = await Promise.race(many.slice(20));
    expect(first).toBe(false);
    turn.end('/b');
    expect((await Promise.all(many)).filter(Boolean)).toHaveLength(1);
  });

  it('alternates between waiting askers, ahead of everyone else', async () => {
    const turn = new RenderTurn();
    turn.take('/a');
    const order: string[] = [];
    const wait = (key: string, part: string) => {
      const asker = { customer: part, network: part };
      return turn.waitFor(key, 4000, asker).then((hasTurn) => {
        order.push(hasTurn ? key : `not ${key}`);
        turn.end(key);
      });
    };
    const greedy = Array.from({ length: 8 }, (_, index) => wait(`/greedy/${index}`, 'one'));
    const visitor = [wait('/mine', 'other'), wait('/mine/too', 'other')];
    turn.end('/a');
    expect(turn.take('/aged')).toBe(false);
    await Promise.all([...greedy, ...visitor]);
    expect(order.filter((key) => key.startsWith('not'))).toHaveLength(2);
    const served = order.filter((key) => !key.startsWith('not'));
    expect(served.slice(0, 4)).toEqual(['/greedy/0', '/mine', '/greedy/1', '/mine/too']);
  });
});
