import { request as ask, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { closeAll, serve } from './listener-setup';

afterEach(() => {
  vi.useRealTimers();
  closeAll();
});

/** No place is freed because some time has passed. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits without timers. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTurn();
}

/** Begins four requests, which the test ends. */
const beginFour = (port: number, client: string, path: string) =>
  Array.from({ length: 4 }, () =>
    ask({ port, path, headers: { 'x-forwarded-for': client }, agent: false })
      .on('error', () => undefined)
      .end(),
  );

it("passes on four requests of a client with forty connections, and others' at once", async () => {
  const { held, get } = await serve();
  const statuses = Array.from({ length: 40 }, () => get('192.0.2.66'));
  await vi.waitFor(() => expect(held).toHaveLength(4));
  const other = get('198.51.100.1');
  await vi.waitFor(() => expect(held).toHaveLength(5));
  held[4]?.end();
  expect(await other).toBe(200);

  const isOver = Promise.all(statuses);
  let answered = 0;
  while (answered < 40) {
    await vi.waitFor(() => expect(held.filter((one) => !one.writableEnded)).not.toHaveLength(0));
    const open = held.filter((one) => !one.writableEnded);
    expect(open.length).toBeLessThanOrEqual(4);
    for (const response of open) response.end();
    answered += open.length;
  }
  expect(new Set(await isOver)).toEqual(new Set([200]));
});

it("does not pass on a client's next request while it renders pages that the client left", async () => {
  stopTimers();
  let finish = () => {};
  const rendered = new Promise<void>((resolve) => (finish = resolve));
  const { held, port, get } = await serve({ render: () => rendered });
  const client = '192.0.2.66';
  const hasty = beginFour(port, client, '/');
  await waitUntil(() => held.length === 4);
  hasty.forEach((request) => request.destroy());
  await waitUntil(() => held.every((response) => response.destroyed));
  const next = get(client, '/next');
  const other = get('198.51.100.1', '/other');
  await waitUntil(() => held.some(({ req }) => req.url === '/other'));
  expect(held.map(({ req }) => req.url)).not.toContain('/next');
  finish();
  await waitUntil(() => held.some(({ req }) => req.url === '/next'));
  held.forEach((response) => response.end());
  expect(await Promise.all([next, other])).toEqual([200, 200]);
});

it("passes on a client's next request as soon as the client leaves files", async () => {
  stopTimers();
  const { held, port, get } = await serve({ render: () => new Promise(() => undefined) });
  const client = '192.0.2.66';
  const files = beginFour(port, client, '/img/a.png');
  await waitUntil(() => held.length === 4);
  const next = get(client);
  files.forEach((request) => request.destroy());
  await waitUntil(() => held.length === 5);
  held[4]?.end();
  expect(await next).toBe(200);
});

it("passes on a client's next request as soon as files of an earlier build are sent", async () => {
  stopTimers();
  const { held, get } = await serve();
  const file = '/_next/static/only.js';
  const statuses = await Promise.all(Array.from({ length: 4 }, () => get('192.0.2.66', file)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const next = get('192.0.2.66');
  await waitUntil(() => held.length === 1);
  held[0]?.end();
  expect(await next).toBe(200);
});

it('takes no shared place for a request that waits for its own client', async () => {
  const { held, get } = await serve();
  const [busy, other] = ['192.0.2.66', '198.51.100.1'];
  const ignored = () => undefined;
  for (let count = 0; count < 4; count += 1) get(busy).catch(ignored);
  await vi.waitFor(() => expect(held).toHaveLength(4));
  for (const client of [busy, busy, other, other]) get(client, '/slice-simulator/').catch(ignored);
  const isOfOther = ({ req }: ServerResponse) => req.headers['x-forwarded-for'] === other;
  await vi.waitFor(() => expect(held.filter(isOfOther)).toHaveLength(2));
});
