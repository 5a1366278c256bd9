import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { closeAll, onClose, serve } from './listener-setup';

afterEach(closeAll);

/** Sends the start of a rejected request; returns the response, and whether the connection has ended. */
async function sendRefused(port: number, head: string, body: string) {
  const socket = connect(port, '127.0.0.1');
  const heard = { answers: '', isEnded: false };
  socket.on('data', (chunk: Buffer) => (heard.answers += chunk.toString()));
  socket.on('close', () => (heard.isEnded = true));
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${body}`);
  onClose(() => socket.destroy());
  return { socket, heard };
}

/** Sends half of a small rejected body, and the other half later. */
async function sendSmallBody(port: number) {
  const half = 'a'.repeat(20_000);
  const { socket, heard } = await sendRefused(port, 'content-length: 40000', half);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual({ answers: '', isEnded: false });
  socket.write(half);
  return { socket, heard };
}

const countAnswers = (answers: string) => answers.match(/ 405 /g)?.length ?? 0;

it('receives a small rejected body before it responds, so that a proxy can read the response', async () => {
  const { port } = await serve({ proxies: 0 });
  const { heard } = await sendSmallBody(port);
  await vi.waitFor(() => expect(heard.isEnded).toBe(true));
  expect(countAnswers(heard.answers)).toBe(1);
});

const UNREAD = [
  ['whose body may have no end', 'transfer-encoding: chunked', '5\r\naaaaa\r\n'],
  ['with too large a body', 'content-length: 65537', 'a'],
] as const;

it.each([
  ...UNREAD.flatMap(([name, ...rest]) =>
    [0, 1].map((proxies) => [name, proxies, ...rest] as const),
  ),
  ['without a body', 0, 'content-length: 0', ''],
] as const)(
  'ends the connection of a request %s behind %i proxies',
  async (_, proxies, head, body) => {
    const { port } = await serve({ proxies });
    const { heard } = await sendRefused(port, head, body);
    await vi.waitFor(() => expect(heard.isEnded).toBe(true));
    expect(countAnswers(heard.answers)).toBe(1);
  },
);

it("keeps a proxy's connection open if all of the request was read", async () => {
  const { port } = await serve();
  const { socket, heard } = await sendSmallBody(port);
  await vi.waitFor(() => expect(countAnswers(heard.answers)).toBe(1));
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n'.repeat(2));
  await vi.waitFor(() => expect(countAnswers(heard.answers)).toBe(3));
  expect(heard.isEnded).toBe(false);
});

/** Requests a page and disconnects soon after, while this thread is busy. */
const HASTY_CLIENT = `
  const { connect } = require('node:net');
  const { workerData: { port, path } } = require('node:worker_threads');
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: a\\r\\nsec-fetch-dest: iframe\\r\\n\\r\\n');
    setTimeout(() => socket.destroy(), 20);
  });
`;

it('renders no simulator page for a client that left while the server was busy', async () => {
  const { held, port, get } = await serve();
  const path = '/slice-simulator/?state=a';
  const client = new Worker(HASTY_CLIENT, { eval: true, workerData: { port, path } });
  const isGone = once(client, 'exit');
  await once(client, 'online');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await isGone;
  const other = get('198.51.100.7');
  await vi.waitFor(() => expect(held.map(({ req }) => req.url)).toContain('/'));
  expect(held.map(({ req }) => req.url)).not.toContain(path);
  held[0]?.end();
  expect(await other).toBe(200);
});
