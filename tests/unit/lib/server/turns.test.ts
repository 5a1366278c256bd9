import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSignal } from '@/lib/signal';
import { createTurns } from '@/lib/server/turns';

type Turns = ReturnType<typeof createTurns>;

/** Creates turns in which no place is released early, as on a busy machine, unless the options say so. */
const setUp = (options: Parameters<typeof createTurns>[0]) =>
  createTurns({ customerHoldMs: 60_000, networkHoldMs: 60_000, ...options });

const few = (atOnce: number) => ({ atOnce, whenBusy: 1, recent: 100 });

/** Requests a turn for an address; tells whether it has come, and ends it. */
function ask({ take }: Turns, address: string) {
  const over = createSignal();
  const request = { state: 'waiting', end: over.happen };
  void take(address, over.on).then((hasTurn) => {
    request.state = hasTurn ? 'open' : 'over';
  });
  return request;
}

const getStates = async (requests: { state: string }[]) => {
  await nextTurn();
  await nextTurn();
  return requests.map(({ state }) => state);
};

it('passes on a few requests of a customer, and the others in order as those end', async () => {
  const turns = setUp({ customer: few(2) });
  const requests = Array.from({ length: 4 }, () => ask(turns, '2001:db8::1'));
  expect(await getStates(requests)).toEqual(['open', 'open', 'waiting', 'waiting']);
  requests[1]?.end();
  expect(await getStates(requests)).toEqual(['open', 'open', 'open', 'waiting']);
  requests[0]?.end();
  requests[2]?.end();
  expect(await getStates(requests)).toEqual(['open', 'open', 'open', 'open']);
});

it('keeps other customers going, but not another network of the same one', async () => {
  const turns = setUp({ customer: few(1) });
  const addresses = ['2001:db8::1', '2001:db8:0:1::1', '203.0.113.1', '203.0.113.2'];
  const requests = addresses.map((address) => ask(turns, address));
  expect(await getStates(requests)).toEqual(['open', 'waiting', 'open', 'open']);
});

it('passes on a few requests of a network, whose customers take turns', async () => {
  const turns = setUp({ customer: few(2), network: few(3) });
  const greedy = Array.from({ length: 5 }, () => ask(turns, '2001:db8:1:100::1'));
  const neighbour = ask(turns, '2001:db8:1:200::1');
  const last = ask(turns, '2001:db8:1:300::1');
  const stranger = ask(turns, '2001:db8:2:1::1');
  expect(await getStates([...greedy, neighbour, last, stranger])).toEqual([
    ...['open', 'open', 'waiting', 'waiting', 'waiting'],
    ...['open', 'waiting', 'open'],
  ]);
  // A customer's other waiting requests do not go before its neighbours.
  greedy[0]?.end();
  expect(await getStates([last, ...greedy.slice(2)])).toEqual([
    ...['open', 'waiting', 'waiting', 'waiting'],
  ]);
});

it('keeps no place for a request that ended while its network had none', async () => {
  const turns = setUp({ customer: few(1), network: few(1) });
  const first = ask(turns, '203.0.113.1');
  const given = ask(turns, '203.0.113.2');
  const behind = ask(turns, '203.0.113.2');
  expect(await getStates([first, given, behind])).toEqual(['open', 'waiting', 'waiting']);
  given.end();
  first.end();
  await getStates([]);
  expect(await getStates([given, behind])).toEqual(['over', 'open']);
});

it("lets a network's customers take turns, however much each has waiting", async () => {
  const turns = setUp({ customer: few(2), network: few(2) });
  // Three /64s of one /56, then another customer of the same /48.
  const greedy = ['1', '2', '3'].flatMap((subnet) => [
    ask(turns, `2001:db8:1:${subnet}::1`),
    ask(turns, `2001:db8:1:${subnet}::1`),
  ]);
  const other = ask(turns, '2001:db8:1:100::1');
  expect(await getStates([...greedy, other])).toEqual([
    ...['open', 'open', 'waiting', 'waiting', 'waiting', 'waiting'],
    'waiting',
  ]);
  greedy[0]?.end();
  greedy[1]?.end();
  expect(await getStates([...greedy.slice(2), other])).toEqual([
    ...['open', 'waiting', 'waiting', 'waiting'],
    'open',
  ]);
});

it.each([
  ['its response begins', 'onStart'],
  ['it joins a queue', 'onWait'],
])("frees the network's place of a request once %s, and keeps the customer's", async (_, name) => {
  const turns = setUp({ customer: few(1), network: few(1) });
  const [over, event] = [createSignal(), createSignal()];
  void turns.take('203.0.113.1', over.on, { [name]: event.on });
  const neighbour = ask(turns, '203.0.113.2');
  const behind = ask(turns, '203.0.113.1');
  expect(await getStates([neighbour])).toEqual(['waiting']);
  event.happen();
  expect(await getStates([neighbour, behind])).toEqual(['open', 'waiting']);
});

it('skips a request that ended before its turn', async () => {
  const turns = setUp({ customer: few(1) });
  const requests = Array.from({ length: 3 }, () => ask(turns, '203.0.113.1'));
  requests[1]?.end();
  expect(await getStates(requests)).toEqual(['open', 'over', 'waiting']);
  requests[0]?.end();
  expect(await getStates(requests)).toEqual(['open', 'over', 'open']);
});

it('keeps a place while a page is rendered for a client that has gone', async () => {
  const turns = setUp({ customer: few(1), network: few(1) });
  const [over, done] = [createSignal(), createSignal()];
  void turns.take('203.0.113.1', over.on, { onDone: done.on });
  const behind = ask(turns, '203.0.113.1');
  const neighbour = ask(turns, '203.0.113.2');
  await getStates([]);
  over.happen();
  expect(await getStates([behind, neighbour])).toEqual(['waiting', 'waiting']);
  done.happen();
  expect(await getStates([neighbour])).toEqual(['open']);
});

it('does not wait for a request that waits for a network', async () => {
  const turns = setUp({ customer: few(1), customerHoldMs: 100 });
  const requests = [ask(turns, '203.0.113.1'), ask(turns, '203.0.113.1')];
  expect(await getStates(requests)).toEqual(['open', 'waiting']);
  await expect.poll(() => getStates(requests)).toEqual(['open', 'open']);
  // The first one's place has already passed on.
  requests[0]?.end();
  const third = ask(turns, '203.0.113.1');
  expect(await getStates([third])).toEqual(['waiting']);
});

it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])('lets %s always pass', async (address) => {
  const turns = setUp({ customer: few(1) });
  expect(await getStates([ask(turns, address), ask(turns, address)])).toEqual(['open', 'open']);
});

it('continues with one request at a time for a customer that never stops', async () => {
  const turns = setUp({ customer: { atOnce: 2, whenBusy: 1, recent: 4 } });
  const requests = Array.from({ length: 5 }, () => ask(turns, '203.0.113.1'));
  await getStates([]);
  requests[0]?.end();
  expect(await getStates(requests)).toEqual(['open', 'open', 'waiting', 'waiting', 'waiting']);
  requests[1]?.end();
  expect(await getStates(requests)).toEqual(['open', 'open', 'open', 'waiting', 'waiting']);
});

it('leaves places to the neighbours of an endless or slow customer', async () => {
  const turns = setUp({
    customer: { atOnce: 2, whenBusy: 1, recent: 4 },
    network: { atOnce: 3, whenBusy: 2, recent: 6 },
    networkHoldMs: 50,
  });
  // All but four of these count only for the customer.
  const greedy = Array.from({ length: 20 }, () => ask(turns, '203.0.113.1'));
  const slow = [ask(turns, '203.0.113.2'), ask(turns, '203.0.113.2')];
  expect(await getStates(slow)).toEqual(['open', 'waiting']);
  greedy.forEach(({ end }) => end());
  const neighbours = Array.from({ length: 2 }, () => ask(turns, '203.0.113.3'));
  await expect.poll(() => getStates(neighbours)).toEqual(['open', 'open']);
});
