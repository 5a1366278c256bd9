import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { TimeoutError, withTimeout } from '@/lib/redis/timeout';

it('rejects if nothing arrives in time', async () => {
  await expect(withTimeout(new Promise(() => undefined), 10)).rejects.toThrow(TimeoutError);
});

it('accepts a reply that arrived in time while this process was too busy to read it', async () => {
  const server = createServer((socket) => void socket.on('data', () => socket.write('pong')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // The response is in the socket's buffer before the process stalls.
  socket.pause();
  socket.write('ping');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.resume();
  const answer = withTimeout(once(socket, 'data'), 20);
  for (const began = performance.now(); performance.now() - began < 60;);
  expect(String((await answer)[0])).toBe('pong');
  socket.destroy();
  server.close();
});
