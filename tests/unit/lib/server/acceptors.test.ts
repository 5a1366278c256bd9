import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { addAcceptors } from '@/lib/server/acceptors';

const HIGH_WATER_MARK = 70_000;
const servers: (HttpServer | Server)[] = [];
const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function serve(count: number) {
  const accepted: Socket[] = [];
  const server = createServer((request, response) => response.end(request.url));
  server.on('connection', (socket) => accepted.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const acceptors = await addAcceptors(server, { count, highWaterMark: HIGH_WATER_MARK });
  servers.push(server, ...acceptors);
  return { server, acceptors, accepted, port: (server.address() as AddressInfo).port };
}

async function open(port: number, count: number) {
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  clients.push(...opened);
  await Promise.all(opened.map((client) => once(client, 'connect')));
  return opened;
}

/** Sends a request on each connection, and resolves with the responses. */
const ask = (opened: Socket[]) =>
  Promise.all(
    opened.map(async (client) => {
      client.write('GET /faq/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return String((await once(client, 'data'))[0]);
    }),
  );

it('accepts several connections in one turn of the event loop', async () => {
  const { port, accepted } = await serve(7);
  // All of them are there before the event loop looks again.
  const opened = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
  clients.push(...opened);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(accepted.length).toBeGreaterThan(4);
});

it('answers on each of them, and buffers as much as was asked for', async () => {
  const { port, accepted, acceptors } = await serve(3);
  const answers = await ask(await open(port, 40));
  expect(answers.filter((answer) => answer.endsWith('/faq/'))).toHaveLength(40);
  expect(acceptors).toHaveLength(3);
  expect(accepted.map((socket) => socket.readableHighWaterMark)).toContain(HIGH_WATER_MARK);
});

it('accepts nothing once all are closed', async () => {
  const { port, server, acceptors } = await serve(2);
  await ask(await open(port, 10));
  for (const each of [server, ...acceptors]) each.close();
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});
