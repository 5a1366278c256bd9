import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchOver } from '@/lib/server/when-over';
import { BUFFERED_BYTES, waitForBody } from '@/lib/server/whole-bodies';

const seen = vi.fn<(body: string) => void>();
const server = createServer({ highWaterMark: BUFFERED_BYTES }, (request, response) => {
  void (async () => {
    const state = await waitForBody(request, watchOver(request.socket, response));
    if (state !== 'whole') return seen(state);
    seen(await readText(request));
    response.end();
  })();
});

async function readText(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function open(head: string) {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\n${head}\r\n\r\n`);
  return socket;
}

afterEach(() => {
  seen.mockClear();
  server.closeAllConnections();
});

it('waits for the last byte of a body, and leaves all of it to be read', async () => {
  const socket = await open('Content-Length: 6');
  socket.write('abc');
  await wait(100);
  expect(seen).not.toHaveBeenCalled();
  socket.write('def');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('abcdef'));
});

it('waits for a chunked body', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  socket.write('3\r\nabc\r\n');
  await wait(100);
  expect(seen).not.toHaveBeenCalled();
  socket.write('0\r\n\r\n');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('abc'));
});

it.each(['Content-Length: 0', 'Accept: */*'])('waits for nothing with %s', async (head) => {
  await open(head);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(''));
});

it('waits for a body of the maximum size', async () => {
  const socket = await open('Content-Length: 65536');
  socket.write('x'.repeat(65_535));
  await wait(100);
  expect(seen).not.toHaveBeenCalled();
  socket.write('y');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(`${'x'.repeat(65_535)}y`));
});

it('does not wait for more than that', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  socket.write(`${(80_000).toString(16)}\r\n${'x'.repeat(80_000)}`);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('large'));
});

it('does not wait for a body in thousands of chunks', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  for (let part = 0; part < 40; part++) {
    socket.write('1\r\na\r\n'.repeat(60));
    await wait(5);
  }
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('large'));
});

it('gives up when the connection ends', async () => {
  const socket = await open('Content-Length: 6');
  socket.write('abc');
  await wait(50);
  socket.destroy();
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('over'));
});
