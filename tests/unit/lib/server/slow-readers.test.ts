import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { watchSlowReader } from '@/lib/server/slow-readers';
import { watchOver } from '@/lib/server/when-over';

let server: Server;
let client: Socket;

afterEach(() => {
  client.destroy();
  server.close();
});

const SIZE = 20 * 1024 * 1024;

/** Requests more on a new connection than the system buffers for a client that does not read. */
async function ask(checkMs: number) {
  server = createServer((request, response) => {
    watchSlowReader(request.socket, watchOver(request.socket, response), { checkMs });
    response.end(Buffer.alloc(SIZE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const isEnded = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  return { isEnded };
}

/** Counts the bytes that arrive until the connection ends. */
async function readAll(): Promise<number> {
  let bytes = 0;
  client.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined);
  await new Promise((resolve) => client.once('close', resolve));
  return bytes;
}

it('closes the connection of a client that reads nothing', async () => {
  const { isEnded } = await ask(30);
  await isEnded;
  expect(await readAll()).toBeLessThan(SIZE);
});

it('leaves a reading client alone', async () => {
  await ask(1000);
  expect(await readAll()).toBeGreaterThan(SIZE);
});
