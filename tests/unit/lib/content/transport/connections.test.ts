import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { readAnswer } from '@/lib/content/transport/read-answer';

/** A service that numbers its connections; `ask` returns the number of the call's connection. */
async function openService() {
  const connections = new Map<unknown, number>();
  const server = createServer(({ socket }, response) => {
    if (!connections.has(socket)) connections.set(socket, connections.size + 1);
    response.end(JSON.stringify(connections.get(socket)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const toValue = (json: unknown) => Number(json);
  return async (isLastOnConnection: boolean) => {
    const call = { fetch, timeoutMs: 5000, toValue, isLastOnConnection };
    return (await readAnswer(url, call)).value;
  };
}

it.each([false, true])(
  'a call is the last one on its connection where it has to: %s',
  async (isLast) => {
    const ask = await openService();
    const used = new Set<number>();
    for (let count = 0; count < 6; count += 1) used.add(await ask(isLast));
    expect(used.size === 6).toBe(isLast);
  },
);
