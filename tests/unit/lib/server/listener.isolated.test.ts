import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { getBuildFolder, getNoteFile } from '@/lib/builds/folders';
import { parseEnv } from '@/lib/env';
import { createListener } from '@/lib/server/listener';

const closings: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  closings.splice(0).forEach((close) => close());
});

/** No place is freed because some time has passed. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits without timers. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTurn();
}

/** Adds a complete build without pages; returns its folder. */
function addBuild(root: string, id: string, builtAt: number): string {
  const folder = path.join(root, getBuildFolder(id));
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(getNoteFile(folder), JSON.stringify({ id, builtAt, seconds: 1 }));
  return folder;
}

/** Starts a server behind one proxy, whose responses wait until they are released, and its pages until `render` ends. */
async function serve(render: () => Promise<void> = () => Promise.resolve()) {
  const held: ServerResponse[] = [];
  const root = mkdtempSync(path.join(tmpdir(), 'listener-'));
  const before = addBuild(root, 'before', 1);
  addBuild(root, 'now', 2);
  writeFileSync(path.join(before, 'static', 'only.js'), 'before');
  const listener = await createListener({
    root,
    buildId: 'now',
    env: parseEnv({ TRUSTED_PROXIES: '1' }),
    isEnding: () => false,
    answer: (_, response) => {
      held.push(response);
      return render();
    },
  });
  const server = createServer(listener).listen(0);
  closings.push(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    held,
    port,
    get: (client: string, path = '/') =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'x-forwarded-for': client };
        ask({ port, path, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      }),
  };
}

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
  const { held, port, get } = await serve(() => rendered);
  const client = '192.0.2.66';
  const hasty = Array.from({ length: 4 }, () =>
    ask({ port, headers: { 'x-forwarded-for': client }, agent: false })
      .on('error', () => undefined)
      .end(),
  );
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
  const { held, port, get } = await serve(() => new Promise(() => undefined));
  const client = '192.0.2.66';
  const files = Array.from({ length: 4 }, () =>
    ask({ port, path: '/img/a.png', headers: { 'x-forwarded-for': client }, agent: false })
      .on('error', () => undefined)
      .end(),
  );
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

/** Sends the start of a rejected request; returns the response, and whether the connection has ended. */
async function sendRefused(port: number, head: string, body: string) {
  const socket = connect(port, '127.0.0.1');
  const heard = { answers: '', isEnded: false };
  socket.on('data', (chunk: Buffer) => (heard.answers += chunk.toString()));
  socket.on('close', () => (heard.isEnded = true));
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${body}`);
  closings.push(() => socket.destroy());
  return { socket, heard };
}

it('receives a small rejected body before it responds, so that a proxy can read the response', async () => {
  const { port } = await serve();
  const half = 'a'.repeat(20_000);
  const { socket, heard } = await sendRefused(port, 'content-length: 40000', half);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual({ answers: '', isEnded: false });
  socket.write(half);
  await vi.waitFor(() => expect(heard.isEnded).toBe(true));
  expect(heard.answers).toContain(' 405 ');
});

it.each([
  ['whose body may have no end', 'transfer-encoding: chunked', '5\r\naaaaa\r\n'],
  ['without a body', 'content-length: 0', ''],
  ['with too large a body', 'content-length: 65537', 'a'],
])('ends the connection of a request %s at once', async (_, head, body) => {
  const { port } = await serve();
  const { heard } = await sendRefused(port, head, body);
  await vi.waitFor(() => expect(heard.isEnded).toBe(true));
  expect(heard.answers).toContain(' 405 ');
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
