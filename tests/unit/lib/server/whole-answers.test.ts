import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { sendWhole } from '@/lib/server/whole-answers';

let server: Server;

async function listen(listener: RequestListener): Promise<number> {
  server = createServer((request, response) => {
    sendWhole(request.socket, response);
    void listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('sends nothing until the end, and then everything', async () => {
  let finish = () => {};
  const port = await listen((_, response) => {
    response.write('one ');
    finish = () => void response.end('two');
  });
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await sleep(200);
  expect(heard).toBe('');
  finish();
  await expect.poll(() => heard).toContain('two');
  expect(heard).toContain('one ');
  // The connection is kept and responds again.
  heard = '';
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await sleep(50);
  finish();
  await expect.poll(() => heard).toContain('two');
  socket.destroy();
});

it('lets a writer with backpressure write a response of any length', async () => {
  const part = Buffer.alloc(64 * 1024, 'x');
  const port = await listen(async (_, response) => {
    for (let count = 0; count < 100; count += 1) {
      if (!response.write(part)) await once(response, 'drain');
    }
    response.end();
  });
  const bytes = await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  expect(bytes.byteLength).toBe(100 * part.length);
});
